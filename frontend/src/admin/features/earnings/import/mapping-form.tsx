import {
  conversionReadingSchema,
  type ConversionField,
  type ConversionReading,
  type ConversionUpload,
  type WordMeaning,
} from '@astaguide/contracts/earnings/conversion-import';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { messagesOf } from '../../../lib/messages';
import { SelectField } from '../../../ui/inputs/select-field';
import { TextField } from '../../../ui/inputs/text-field';

interface MappingFormProps {
  id: string;
  upload: ConversionUpload;
  /** What the server says is wrong with a field, by its name. */
  refused: Partial<Record<string, string>>;
  onReading: (reading: ConversionReading) => void;
}

interface FieldText {
  field: ConversionField;
  label: string;
  hint: string;
  /** What follows if the report has no such column. */
  without?: string;
}

const fields: FieldText[] = [
  {
    field: 'amount',
    label: 'Amount of the sale',
    hint: 'Required, or the commission',
    without: 'sales have an amount of 0',
  },
  {
    field: 'commission',
    label: 'Commission',
    hint: 'What you earn',
    without: 'commissions are calculated from your rates',
  },
  {
    field: 'date',
    label: 'Date of the sale',
    hint: 'Required unless there is a click ID',
    without: 'sales count on the day of the click',
  },
  {
    field: 'state',
    label: 'Status',
    hint: 'Pending, approved or reversed',
    without: 'sales count as approved',
  },
  {
    field: 'clickId',
    label: 'Click ID',
    hint: 'The click ID passed as sub ID',
    without: 'sales can’t be traced to clicks and pages',
  },
  {
    field: 'product',
    label: 'Product',
    hint: 'ID, slug or name',
    without: 'sales have the product of their click',
  },
  { field: 'rowId', label: 'Transaction ID', hint: 'The network’s ID of the row' },
  { field: 'orderId', label: 'Order number', hint: 'Used to detect duplicates and refunds' },
  { field: 'currency', label: 'Currency column', hint: 'If amounts have different currencies' },
];

const furtherFields: FieldText[] = [
  { field: 'time', label: 'Time of the sale', hint: 'If it is not in the date' },
  { field: 'type', label: 'Type of the row', hint: 'Finds refunds and test sales' },
  { field: 'corrects', label: 'Original transaction', hint: 'The ID of the sale that a row corrects' },
  { field: 'voided', label: 'Voided', hint: 'A mark or date: the sale is reversed' },
  { field: 'locked', label: 'Locked', hint: 'A mark: 1 is approved, 0 is pending' },
  { field: 'paid', label: 'Paid', hint: 'A mark or date: you were paid' },
  { field: 'commissionCurrency', label: 'Currency of the commission', hint: 'If it differs' },
  { field: 'account', label: 'Tracking ID or website', hint: 'Keeps your accounts at the network apart' },
];

const meanings: { value: WordMeaning; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'confirmed', label: 'Approved' },
  { value: 'reversed', label: 'Reversed' },
  { value: 'left-out', label: 'Not a sale: leave it out' },
];

const unknownFormats = { currency: null, dateOrder: null, decimalSign: null };
const NONE = 'none';
const AS_IN_FILE = 'file';

/** Shows what was recognized in the report and what was not, and maps its columns. */
export function MappingForm({ id, upload, refused, onReading }: MappingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [retailer, setRetailer] = useState(upload.retailer ?? upload.network ?? '');
  const [mapping, setMapping] = useState(upload.mapping);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const errorOf = (name: string) => errors[name] ?? refused[name];
  const { columns, states } = mapping;
  /** Formats that the report leaves open are as in the last report of the same retailer alone. */
  const changeRetailer = (name: string) => {
    const isSame = (one: string) => one.trim().toLowerCase() === (upload.retailer ?? '').toLowerCase();
    if (isSame(name) !== isSame(retailer)) {
      const { currency, dateOrder, decimalSign } = isSame(name) ? upload.mapping : unknownFormats;
      const isOpen = (format: keyof typeof unknownFormats) => upload.missing.includes(format);
      setMapping({
        ...mapping,
        ...(isOpen('currency') && { currency }),
        ...(isOpen('dateOrder') && { dateOrder }),
        ...(isOpen('decimalSign') && { decimalSign }),
      });
    }
    setRetailer(name);
  };
  const columnOptions = upload.columns.map(({ heading, samples }, index) => ({
    value: String(index),
    label: `${heading || `Column ${index + 1}`}${samples[0] ? ` (${samples[0]})` : ''}`,
  }));
  const unknownWords = columns.state === null ? [] : (upload.columns[columns.state]?.unknownWords ?? []);

  const missingErrors = () => {
    const found: Partial<Record<string, string>> = {};
    for (const word of unknownWords) if (!states[word]) found[`word ${word}`] = 'Choose what it means';
    if (upload.missing.includes('currency') && !mapping.currency)
      found['currency'] = 'Enter the currency of the amounts, such as EUR';
    if (upload.missing.includes('dateOrder') && !mapping.dateOrder)
      found['dateOrder'] = 'Choose how to read dates';
    if (upload.missing.includes('decimalSign') && !mapping.decimalSign)
      found['decimalSign'] = 'Choose how to read amounts';
    return found;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = conversionReadingSchema.safeParse({
      retailer,
      mapping: {
        ...mapping,
        currency: mapping.currency || null,
        commissionCurrency: mapping.commissionCurrency || null,
      },
    });
    const found = { ...missingErrors(), ...messagesOf(parsed) };
    setErrors(found);
    if (parsed.success && Object.keys(found).length === 0) return onReading(parsed.data);
    // After the errors are shown.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const columnField = ({ field, label, hint }: FieldText) => (
    <SelectField
      key={field}
      label={label}
      hint={hint}
      error={errorOf(field === 'currency' ? 'currencyColumn' : field)}
      value={columns[field] === null ? NONE : String(columns[field])}
      options={[{ value: NONE, label: 'Not in this report' }, ...columnOptions]}
      onChange={({ target }) => {
        const column = target.value === NONE ? null : Number(target.value);
        setMapping({ ...mapping, columns: { ...columns, [field]: column } });
      }}
    />
  );
  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <Recognized upload={upload} columns={columns} />
      <div className="max-w-md">
        <TextField
          label="Retailer or network"
          hint="Use the same name each time, so orders don’t get mixed up."
          list={listId}
          autoComplete="off"
          value={retailer}
          error={errorOf('retailer')}
          onChange={({ target }) => changeRetailer(target.value)}
        />
        <datalist id={listId}>
          {upload.retailers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {unknownWords.length > 0 && (
        <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <legend className="font-display text-base font-semibold">What do these words mean?</legend>
          <p className="text-sm text-muted sm:col-span-2 lg:col-span-4">
            The status column has words that are not known. Your choice is used for the next reports, too.
          </p>
          {unknownWords.map((word) => (
            <SelectField
              key={word}
              label={`“${word}”`}
              error={errorOf(`word ${word}`)}
              placeholder="Choose…"
              value={states[word] ?? ''}
              options={meanings}
              onChange={({ target }) => {
                const { [word]: _replaced, ...others } = states;
                const meaning = meanings.find(({ value }) => value === target.value)?.value;
                setMapping({ ...mapping, states: meaning ? { ...others, [word]: meaning } : others });
              }}
            />
          ))}
        </fieldset>
      )}
      <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <legend className="mb-3 font-display text-base font-semibold">Format</legend>
        <TextField
          label="Currency"
          hint={
            upload.missing.includes('currency')
              ? 'The report does not say it: enter a code such as EUR.'
              : 'Used for amounts that do not say it'
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={3}
          placeholder={upload.missing.includes('currency') ? undefined : 'As in the file'}
          value={mapping.currency ?? ''}
          error={errorOf('currency')}
          onChange={({ target }) =>
            setMapping({ ...mapping, currency: target.value.trim().toUpperCase() || null })
          }
        />
        <FormatField
          label="Dates"
          isOpen={upload.missing.includes('dateOrder')}
          error={errorOf('dateOrder')}
          value={mapping.dateOrder}
          options={[
            { value: 'month-first', label: '4/3/2026 is April 3' },
            { value: 'day-first', label: '4/3/2026 is March 4' },
          ]}
          onChoose={(dateOrder) => setMapping({ ...mapping, dateOrder })}
        />
        <FormatField
          label="Amounts"
          isOpen={upload.missing.includes('decimalSign')}
          error={errorOf('decimalSign')}
          value={mapping.decimalSign}
          options={[
            { value: '.', label: '1,234.56' },
            { value: ',', label: '1.234,56' },
          ]}
          onChoose={(decimalSign) => setMapping({ ...mapping, decimalSign })}
        />
      </fieldset>
      <fieldset>
        <legend className="font-display text-base font-semibold">Columns</legend>
        <p className="mb-4 text-sm text-muted">Found by their names and values. Check the samples.</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{fields.map(columnField)}</div>
        <details className="mt-4" open={furtherFields.some(({ field }) => errorOf(field)) || undefined}>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">More columns</summary>
          <div className="grid gap-4 pt-2 sm:grid-cols-2 lg:grid-cols-4">
            {furtherFields.map(columnField)}
          </div>
        </details>
      </fieldset>
    </form>
  );
}

/** Says what was recognized, and what follows from what was not found. */
function Recognized({
  upload,
  columns,
}: {
  upload: ConversionUpload;
  columns: ConversionUpload['mapping']['columns'];
}) {
  const isMissing = (field: ConversionField) => columns[field] === null;
  const missing = fields.filter(({ field, without }) => {
    const isReplaced =
      field === 'state' && !(isMissing('voided') && isMissing('locked') && isMissing('paid'));
    return without !== undefined && isMissing(field) && !isReplaced;
  });
  const notes = missing.map(({ label, field, without }) =>
    field === 'product' && isMissing('clickId')
      ? `${label}: sales have no product until you assign one.`
      : `${label}: ${without!}.`,
  );
  if (isMissing('rowId') && isMissing('orderId'))
    notes.push('Transaction ID and order number: the report replaces the sales of its days.');
  const { network, retailer, totalLines } = upload;
  return (
    <div role="status" className="rounded-md border border-line bg-sunken px-4 py-3 text-sm">
      <p>
        {network
          ? `Recognized as a report from ${network}.`
          : 'The network was not recognized: check the columns.'}
        {retailer && ' Formats and words are as in your last report.'}
        {totalLines > 0 &&
          ` ${totalLines === 1 ? 'A line' : `${totalLines} lines`} with totals will not be imported.`}
      </p>
      {notes.length > 0 && (
        <>
          <p className="mt-2 font-semibold">Not found in this report</p>
          <ul className="list-disc pl-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface FormatFieldProps<Value extends string> {
  label: string;
  /** Whether the report can be read in both ways. */
  isOpen: boolean;
  error: string | undefined;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | null) => void;
}

function FormatField<Value extends string>({
  isOpen,
  value,
  options,
  onChoose,
  ...texts
}: FormatFieldProps<Value>) {
  const auto = { value: AS_IN_FILE, label: 'Clear from the values' };
  return (
    <SelectField
      {...texts}
      hint={isOpen ? 'The report can be read in both ways.' : undefined}
      placeholder={isOpen ? 'Choose…' : undefined}
      value={value ?? (isOpen ? '' : AS_IN_FILE)}
      options={isOpen ? options : [auto, ...options]}
      onChange={({ target }) =>
        onChoose(options.find((option) => option.value === target.value)?.value ?? null)
      }
    />
  );
}
