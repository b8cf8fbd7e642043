import {
  exchangeRateInputSchema,
  exchangeRateSchema,
  importedRatesSchema,
  MAX_RATES_FILE_BYTES,
} from '@astaguide/contracts/earnings/exchange-rate';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { OpenToTokens } from '../../http/route-options';
import { NoContent, Operation } from '../../http/openapi/operation';
import { ReadFile, TakesFile, type FormFile } from '../../http/input/uploaded-file';
import { RATES_FIELD } from '../rules/read-rates';
import { ExchangeRatesService } from './exchange-rates.service';

class ExchangeRateDto extends createZodDto(exchangeRateSchema) {}
class ExchangeRateInputDto extends createZodDto(exchangeRateInputSchema) {}
class ImportedRatesDto extends createZodDto(importedRatesSchema) {}

const ratesFile = { field: RATES_FIELD, name: 'file of rates', largest: MAX_RATES_FILE_BYTES };

@ApiTags('earnings')
@Controller('api/earnings/exchange-rates')
export class ExchangeRatesController {
  constructor(private readonly rates: ExchangeRatesService) {}

  @OpenToTokens('earnings:read')
  @Get()
  @Operation(
    'List exchange rates',
    'The rates by which sales in other currencies are converted to US dollars.',
  )
  @ApiOkResponse({ type: [ExchangeRateDto] })
  listExchangeRates(): Promise<ExchangeRateDto[]> {
    return this.rates.list();
  }

  @Put()
  @Operation(
    'Set an exchange rate',
    'Sets the rate of a currency from a day on, and replaces one that begins on that day.',
  )
  @ApiOkResponse({ type: ExchangeRateDto })
  putExchangeRate(@Body() body: ExchangeRateInputDto): Promise<ExchangeRateDto> {
    return this.rates.put(body);
  }

  @TakesFile(ratesFile)
  @Post('import')
  @HttpCode(200)
  @Operation(
    'Import exchange rates',
    'Takes a CSV file of up to 2 MiB with the columns `currency`, `validFrom` and `rate`, and sets its rates as if each was entered. If a line is bad, nothing is imported.',
  )
  @ApiOkResponse({ type: ImportedRatesDto })
  importExchangeRates(@ReadFile(ratesFile) { bytes }: FormFile): Promise<ImportedRatesDto> {
    return this.rates.importFile(bytes);
  }

  @Delete(':currency/:validFrom')
  @NoContent()
  @Operation(
    'Delete an exchange rate',
    'Deletes the rate of the currency that begins on that day; the one before it applies again.',
  )
  deleteExchangeRate(
    @Param('currency') currency: string,
    @Param('validFrom') validFrom: string,
  ): Promise<void> {
    return this.rates.remove(currency, validFrom);
  }
}
