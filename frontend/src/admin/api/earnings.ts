import type { ReportQuery } from '@astaguide/contracts/analytics/report/analytics-report';
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
import { mutationOptions } from '@tanstack/react-query';
import { searchOf } from './analytics/report';
import { deletionFrom, refetching, under } from './mutations';
import { answerError, sendJson } from '../../api/http';
import { freshQuery } from './fresh-query';

/** All queries of earnings, because each change affects all of them. */
export const allEarnings = under('/api/earnings');

/** Earnings of a period. */
export const earningsQuery = (query: ReportQuery, by: EarningsDimension = 'product') =>
  freshQuery<Earnings>(`/api/earnings?${searchOf(query, { by })}`);

/** Every product with its commissions. */
export const commissionsQuery = freshQuery<ProductCommissions[]>('/api/earnings/commissions');

/** Active imports, newest first. */
export const conversionImportsQuery = freshQuery<ConversionImport[]>('/api/earnings/imports');

/** Sales without a known product. */
export const unmatchedQuery = freshQuery<UnmatchedGroup[]>('/api/earnings/unmatched');

/** The newest sales, with their clicks. */
export const recentSalesQuery = freshQuery<RecentSale[]>('/api/earnings/sales');

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

async function sendFile<Answer>(path: string, field: string, file: File): Promise<Answer> {
  const body = new FormData();
  body.append(field, file);
  const answer = await fetch(path, { method: 'POST', credentials: 'include', body });
  if (!answer.ok) throw await answerError(answer);
  return answer.json() as Promise<Answer>;
}

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
