import { modelBudgetSchema, modelUsageSchema } from '@astaguide/contracts/chat/model-usage';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { Operation } from '../../http/openapi/operation';
import { ModelUsageService } from './model-usage.service';

class ModelBudgetDto extends createZodDto(modelBudgetSchema) {}
class ModelUsageDto extends createZodDto(modelUsageSchema) {}

@ApiTags('chat')
@Controller('api/chat/model')
export class ModelUsageController {
  constructor(private readonly usage: ModelUsageService) {}

  @Get()
  @Operation(
    'Read what the language model used',
    'Requests, tokens and cost by day, with the daily budget and the prices.',
  )
  @ApiOkResponse({ type: ModelUsageDto })
  getModelUsage(): Promise<ModelUsageDto> {
    return this.usage.get();
  }

  @Put()
  @Operation(
    'Set the budget of the language model',
    'The daily budget applies from the next question on. The prices apply to all days that are listed.',
  )
  @ApiOkResponse({ type: ModelUsageDto })
  setModelBudget(@Body() budget: ModelBudgetDto): Promise<ModelUsageDto> {
    return this.usage.setBudget(budget);
  }
}
