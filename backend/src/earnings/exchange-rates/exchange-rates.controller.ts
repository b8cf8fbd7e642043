import { exchangeRateInputSchema, exchangeRateSchema } from '@astaguide/contracts/earnings/exchange-rate';
import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { ExchangeRatesService } from './exchange-rates.service';

class ExchangeRateDto extends createZodDto(exchangeRateSchema) {}
class ExchangeRateInputDto extends createZodDto(exchangeRateInputSchema) {}

@ApiTags('earnings')
@Controller('api/earnings/exchange-rates')
export class ExchangeRatesController {
  constructor(private readonly rates: ExchangeRatesService) {}

  @Get()
  @ApiOperation({
    operationId: 'listExchangeRates',
    summary: 'List exchange rates',
    description: 'The rates by which sales in other currencies are converted to US dollars.',
  })
  @ApiOkResponse({ type: [ExchangeRateDto] })
  list(): Promise<ExchangeRateDto[]> {
    return this.rates.list();
  }

  @Put()
  @ApiOperation({
    operationId: 'putExchangeRate',
    summary: 'Set an exchange rate',
    description: 'Sets the rate of a currency from a day on, and replaces one that begins on that day.',
  })
  @ApiOkResponse({ type: ExchangeRateDto })
  put(@Body() body: ExchangeRateInputDto): Promise<ExchangeRateDto> {
    return this.rates.put(body);
  }

  @Delete(':currency/:validFrom')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteExchangeRate',
    summary: 'Delete an exchange rate',
    description: 'Deletes the rate of the currency that begins on that day; the one before it applies again.',
  })
  @ApiNoContentResponse()
  remove(@Param('currency') currency: string, @Param('validFrom') validFrom: string): Promise<void> {
    return this.rates.remove(currency, validFrom);
  }
}
