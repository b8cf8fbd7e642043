import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
import type { BeforeAndAfter, BeforeAndAfterQuery } from '@astaguide/contracts/earnings/before-and-after';
import type { CommissionInput, ProductCommissions } from '@astaguide/contracts/earnings/commission';
import type {
  Assignment,
  ConversionImport,
  ConversionPreview,
  ConversionReading,
  ConversionUpload,
  UnmatchedGroup,
} from '@astaguide/contracts/earnings/conversion-import';
import type {
  RecentSale,
  SaleCorrection,
  SaleFilter,
  SalePath,
} from '@astaguide/contracts/earnings/recent-sale';
import type { RefusedCall, TestedCall } from '@astaguide/contracts/earnings/refused-call';
import type { ExchangeRate, ImportedRates } from '@astaguide/contracts/earnings/exchange-rate';
import type { Earnings, EarningsCsvQuery } from '@astaguide/contracts/earnings/earnings';
import type { EarningsDimension } from '@astaguide/contracts/earnings/earnings-dimension';
import { mutationOptions } from '@tanstack/react-query';
import { searchOf } from './analytics/report';
import { deletionFrom, refetching, under } from './mutations';
import { sendFile, sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';

/** All queries of earnings, because each change affects all of them. */
export const allEarnings = under('/api/earnings');

/** Earnings of a period. */
export const earningsQuery = (query: ReportQuery, by: EarningsDimension = 'product') =>
  freshQuery<Earnings>(`/api/earnings?${searchOf(query, { by })}`);

/** Clicks and earnings before and after a change. */
export const beforeAndAfterQuery = ({ at, productId }: BeforeAndAfterQuery) =>
  freshQuery<BeforeAndAfter>(
    `/api/earnings/before-and-after?${new URLSearchParams({
      at,
      ...(productId !== undefined && { productId: String(productId) }),
    }).toString()}`,
  );

/** Every product with its commissions. */
export const commissionsQuery = freshQuery<ProductCommissions[]>('/api/earnings/commissions');

/** Active imports, newest first. */
export const conversionImportsQuery = freshQuery<ConversionImport[]>('/api/earnings/imports');

/** Sales without a known product. */
export const unmatchedQuery = freshQuery<UnmatchedGroup[]>('/api/earnings/unmatched');

/** What the list of sales shows. */
export interface SalesChoice {
  search: string;
  status: SaleFilter | '';
}

const salesSearch = ({ search, status }: SalesChoice, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(search && { search }), ...(status && { status }), ...more }).toString();

/** Sales, newest first, with their clicks. */
export const salesQuery = (choice: SalesChoice, limit: number) =>
  freshQuery<RecentSale[]>(`/api/earnings/sales?${salesSearch(choice, { limit: String(limit) })}`);

/** Sales of one day, newest first, 20 at the most. */
export const salesOfDayQuery = (day: string) =>
  freshQuery<RecentSale[]>(`/api/earnings/sales?from=${day}&to=${day}`);

/** The visit that led to a sale. */
export const salePathQuery = (id: number) => freshQuery<SalePath>(`/api/earnings/sales/${id}/path`);

/** The address of the CSV export of all sales of a choice. */
export const salesCsvAddress = (choice: SalesChoice) => `/api/earnings/sales.csv?${salesSearch(choice)}`;

export const correctSaleMutation = mutationOptions({
  mutationFn: ({ id, ...correction }: SaleCorrection & { id: number }) =>
    sendJson<RecentSale>('PUT', `/api/earnings/sales/${id}`, correction),
  onSuccess: refetching(allEarnings),
});

export const undoCorrectionMutation = mutationOptions({
  mutationFn: (id: number) => sendJson('DELETE', `/api/earnings/sales/${id}/correction`),
  onSuccess: refetching(allEarnings),
});

const allCalls = under('/api/conversions');

/** Calls of networks that could not be stored, newest first. */
export const refusedCallsQuery = freshQuery<RefusedCall[]>('/api/conversions/refused');

export const acceptCallMutation = mutationOptions({
  mutationFn: ({ id, sent }: Pick<RefusedCall, 'id' | 'sent'>) =>
    sendJson('POST', `/api/conversions/refused/${id}/accept`, sent),
  onSuccess: refetching(allCalls),
});

export const dismissCallMutation = deletionFrom<number>('/api/conversions/refused', allCalls);

/** What a call would do. */
export const testCallMutation = mutationOptions({
  mutationFn: (call: string) => sendJson<TestedCall>('POST', '/api/conversions/test', { call }),
});

/** The address of a table's CSV export. */
export const earningsCsvAddress = (
  query: ReportQuery,
  table: EarningsCsvQuery['table'],
  by: EarningsDimension = 'product',
) => `/api/earnings.csv?${searchOf(query, { table, by })}`;

/** The owner's exchange rates, by currency, newest first. */
export const exchangeRatesQuery = freshQuery<ExchangeRate[]>('/api/earnings/exchange-rates');

export const putExchangeRateMutation = mutationOptions({
  mutationFn: (rate: ExchangeRate) => sendJson('PUT', '/api/earnings/exchange-rates', rate),
  onSuccess: refetching(allEarnings),
});

/** Imports a file of rates: all or none. */
export const importRatesMutation = mutationOptions({
  mutationFn: (file: File) => sendFile<ImportedRates>('/api/earnings/exchange-rates/import', 'rates', file),
  onSuccess: refetching(allEarnings),
});

export const removeExchangeRateMutation = mutationOptions({
  mutationFn: ({ currency, validFrom }: ExchangeRate) =>
    sendJson('DELETE', `/api/earnings/exchange-rates/${currency}/${validFrom}`),
  onSuccess: refetching(allEarnings),
});

export const putCommissionMutation = mutationOptions({
  mutationFn: ({ productId, ...input }: CommissionInput & { productId: number }) =>
    sendJson('PUT', `/api/earnings/commissions/${productId}`, input),
  onSuccess: refetching(allEarnings),
});

export const removeCommissionMutation = mutationOptions({
  mutationFn: ({ productId, validFrom }: { productId: number; validFrom: string }) =>
    sendJson('DELETE', `/api/earnings/commissions/${productId}/${validFrom}`),
  onSuccess: refetching(allEarnings),
});

/** Uploads a report; nothing counts before it is confirmed. */
export const uploadReportMutation = mutationOptions({
  mutationFn: (file: File) => sendFile<ConversionUpload>('/api/earnings/imports', 'report', file),
});

type ReadUpload = ConversionReading & { id: number };

/** The preview of an import. */
export const previewImportMutation = mutationOptions({
  mutationFn: ({ id, ...reading }: ReadUpload) =>
    sendJson<ConversionPreview>('POST', `/api/earnings/imports/${id}/preview`, reading),
});

export const confirmImportMutation = mutationOptions({
  mutationFn: ({ id, ...reading }: ReadUpload) =>
    sendJson<ConversionImport>('POST', `/api/earnings/imports/${id}/confirm`, reading),
  onSuccess: refetching(allEarnings),
});

export const undoImportMutation = deletionFrom<number>('/api/earnings/imports', allEarnings);

export const assignSalesMutation = mutationOptions({
  mutationFn: (assignment: Assignment) =>
    sendJson<{ conversions: number }>('POST', '/api/earnings/unmatched', assignment),
  onSuccess: refetching(allEarnings),
});
