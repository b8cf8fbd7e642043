import type { ReportQuery } from '@astaguide/contracts/report/analytics-report';
import type { CommissionInput, ProductCommissions } from '@astaguide/contracts/earnings/commission';
import type {
  Assignment,
  ConversionImport,
  ConversionPreview,
  ConversionReading,
  ConversionUpload,
  UnmatchedGroup,
} from '@astaguide/contracts/earnings/conversion-import';
import type { RecentSale } from '@astaguide/contracts/earnings/recent-sale';
import type { ExchangeRate, ImportedRates } from '@astaguide/contracts/earnings/exchange-rate';
import type { Earnings, EarningsCsvQuery } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { searchOf } from './analytics/report';
import { answerError, sendJson } from '../../api/http';

/** Earnings of a period. */
export const earningsQuery = (query: ReportQuery, by: EarningsDimension = 'product') =>
  queryOptions<Earnings>({ queryKey: [`/api/earnings?${searchOf(query, { by })}`], staleTime: 0 });

/** Every product with its commissions. */
export const commissionsQuery = queryOptions<ProductCommissions[]>({
  queryKey: ['/api/earnings/commissions'],
  staleTime: 0,
});

/** Active imports, newest first. */
export const conversionImportsQuery = queryOptions<ConversionImport[]>({
  queryKey: ['/api/earnings/imports'],
  staleTime: 0,
});

/** Sales without a known product. */
export const unmatchedQuery = queryOptions<UnmatchedGroup[]>({
  queryKey: ['/api/earnings/unmatched'],
  staleTime: 0,
});

/** The newest sales, with their clicks. */
export const recentSalesQuery = queryOptions<RecentSale[]>({
  queryKey: ['/api/earnings/sales'],
  staleTime: 0,
});

/** The address of a table's CSV export. */
export const earningsCsvAddress = (
  query: ReportQuery,
  table: EarningsCsvQuery['table'],
  by: EarningsDimension = 'product',
) => `/api/earnings.csv?${searchOf(query, { table, by })}`;

/** The owner's exchange rates, by currency, newest first. */
export const exchangeRatesQuery = queryOptions<ExchangeRate[]>({
  queryKey: ['/api/earnings/exchange-rates'],
  staleTime: 0,
});

export const putExchangeRateMutation = mutationOptions<unknown, Error, ExchangeRate>({
  mutationFn: (rate) => sendJson('PUT', '/api/earnings/exchange-rates', rate),
  onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
});

/** Imports a file of rates: all or none. */
export const importRatesMutation = mutationOptions<ImportedRates, Error, File>({
  mutationFn: async (file) =>
    (await sendFile('/api/earnings/exchange-rates/import', 'rates', file)) as ImportedRates,
  onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
});

export const removeExchangeRateMutation = mutationOptions<unknown, Error, ExchangeRate>({
  mutationFn: ({ currency, validFrom }) =>
    sendJson('DELETE', `/api/earnings/exchange-rates/${currency}/${validFrom}`),
  onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
});

export const putCommissionMutation = mutationOptions<unknown, Error, CommissionInput & { productId: number }>(
  {
    mutationFn: ({ productId, ...input }) => sendJson('PUT', `/api/earnings/commissions/${productId}`, input),
    onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
  },
);

export const removeCommissionMutation = mutationOptions<
  unknown,
  Error,
  { productId: number; validFrom: string }
>({
  mutationFn: ({ productId, validFrom }) =>
    sendJson('DELETE', `/api/earnings/commissions/${productId}/${validFrom}`),
  onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
});

async function sendFile(path: string, field: string, file: File): Promise<unknown> {
  const body = new FormData();
  body.append(field, file);
  const answer = await fetch(path, { method: 'POST', credentials: 'include', body });
  if (!answer.ok) throw await answerError(answer);
  return answer.json();
}

/** Uploads a report; nothing counts before it is confirmed. */
export const uploadReportMutation = mutationOptions<ConversionUpload, Error, File>({
  mutationFn: async (file) => (await sendFile('/api/earnings/imports', 'report', file)) as ConversionUpload,
});

export type ReadUpload = ConversionReading & { id: number };

/** The preview of an import. */
export const previewImportMutation = mutationOptions<ConversionPreview, Error, ReadUpload>({
  mutationFn: ({ id, ...reading }) =>
    sendJson('POST', `/api/earnings/imports/${id}/preview`, reading) as Promise<ConversionPreview>,
});

export const confirmImportMutation = mutationOptions<ConversionImport, Error, ReadUpload>({
  mutationFn: ({ id, ...reading }) =>
    sendJson('POST', `/api/earnings/imports/${id}/confirm`, reading) as Promise<ConversionImport>,
  onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
});

export const undoImportMutation = mutationOptions<unknown, Error, number>({
  mutationFn: (id) => sendJson('DELETE', `/api/earnings/imports/${id}`),
  onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
});

export const assignSalesMutation = mutationOptions<{ conversions: number }, Error, Assignment>({
  mutationFn: (assignment) =>
    sendJson('POST', '/api/earnings/unmatched', assignment) as Promise<{ conversions: number }>,
  onSuccess: (_answer, _input, _result, { client }) => readEarningsAnew(client),
});

/** Invalidates all earnings queries, because each change affects all of them. */
export const readEarningsAnew = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/earnings') });
