import { useState } from 'react';
import { HistoryBox } from '../features/analytics/history/history-box';
import { ExchangeRatesBox } from '../features/earnings/exchange-rates-box';
import { ImportDialog } from '../features/earnings/import/import-dialog';
import { ImportsBox } from '../features/earnings/imports-box';
import { PostbacksBox } from '../features/earnings/postbacks-box';
import { RefusedCalls } from '../features/earnings/refused-calls';
import { UploadIcon } from '../../ui/icons';
import { Button } from '../../ui/button';

/** What the owner brings in: reports of sales, postbacks, exchange rates, and the history of another analytics tool. */
export default function ImportsPanel() {
  const [isImporting, setIsImporting] = useState(false);
  const startImport = () => setIsImporting(true);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Imports</h2>
        <Button look="primary" onClick={startImport}>
          <UploadIcon /> Import a report
        </Button>
      </div>
      <ImportsBox onImport={startImport} />
      <RefusedCalls />
      <PostbacksBox />
      <ExchangeRatesBox />
      <HistoryBox />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </div>
  );
}
