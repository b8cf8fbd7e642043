import { modelBudgetSchema, modelUsageSchema } from '@astaguide/contracts/chat/model-usage';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { ModelUsageService } from './model-usage.service';

class ModelBudgetDto extends createZodDto(modelBudgetSchema) {}
class ModelUsageDto extends createZodDto(modelUsageSchema) {}

@ApiTags('chat')
@Controller('api/chat/model')
export class ModelUsageController {
  constructor(private readonly usage: ModelUsageService) {}

  @Get()
  @ApiOperation({
    operationId: 'getModelUsage',
    summary: 'Read what the language model used',
    description: 'Requests, tokens and cost by day, with the daily budget and the prices.',
  })
  @ApiOkResponse({ type: ModelUsageDto })
  get(): Promise<ModelUsageDto> {
    return this.usage.get();
  }

  @Put()
  @ApiOperation({
    operationId: 'setModelBudget',
    summary: 'Set the budget of the language model',
    description:
      'The daily budget applies from the next question on. The prices apply to all days that are listed.',
  })
  @ApiOkResponse({ type: ModelUsageDto })
  set(@Body() budget: ModelBudgetDto): Promise<ModelUsageDto> {
    return this.usage.setBudget(budget);
  }
}
