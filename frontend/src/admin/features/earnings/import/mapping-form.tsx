import {
  conversionReadingSchema,
  type ConversionField,
  type ConversionReading,
  type ConversionUpload,
} from '@astaguide/contracts/earnings/conversion-import';
import { useId, useState, type SubmitEvent } from 'react';
import { messagesOf } from '../../../lib/messages';
import { SelectField } from '../../../ui/inputs/select-field';
import { TextField } from '../../../ui/inputs/text-field';

interface MappingFormProps {
  id: string;
  upload: ConversionUpload;
  onReading: (reading: ConversionReading) => void;
}

const fields: { field: ConversionField; label: string; hint: string }[] = [
  { field: 'amount', label: 'Amount of the sale', hint: 'Required.' },
  { field: 'date', label: 'Date of the sale', hint: 'Required unless there is a click ID' },
  { field: 'product', label: 'Product', hint: 'Required unless there is a click ID. ID, slug or name.' },
  { field: 'clickId', label: 'Click ID', hint: 'The click ID passed as sub ID' },
  { field: 'orderId', label: 'Order number', hint: 'Used to detect duplicates' },
  { field: 'commission', label: 'Commission', hint: 'Optional. Otherwise calculated from your rates.' },
  { field: 'state', label: 'Status', hint: 'If missing, sales count as approved.' },
  {
    field: 'currency',
    label: 'Currency',
    hint: 'If missing, amounts are in US dollars. Others need an exchange rate.',
  },
];

const NONE = 'none';

/** Maps the columns of the report. */
export function MappingForm({ id, upload, onReading }: MappingFormProps) {
  const listId = useId();
  const [retailer, setRetailer] = useState(upload.retailer ?? '');
  const [mapping, setMapping] = useState(upload.mapping);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const columns = upload.columns.map(({ heading, samples }, index) => ({
    value: String(index),
    label: `${heading || `Column ${index + 1}`}${samples[0] ? ` (${samples[0]})` : ''}`,
  }));

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = conversionReadingSchema.safeParse({ retailer, mapping });
    setErrors(messagesOf(parsed));
    if (parsed.success) onReading(parsed.data);
  };
  return (
    <form id={id} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <div className="max-w-md">
        <TextField
          label="Retailer or network"
          hint="Use the same name each time, so orders don’t get mixed up."
          list={listId}
          autoComplete="off"
          value={retailer}
          error={errors['retailer']}
          onChange={({ target }) => setRetailer(target.value)}
        />
        <datalist id={listId}>
          {upload.retailers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <fieldset>
        <legend className="font-display text-base font-semibold">Columns</legend>
        <p className="mb-4 text-sm text-muted">Matched automatically from your column names.</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {fields.map(({ field, label, hint }) => (
            <SelectField
              key={field}
              label={label}
              hint={hint}
              error={errors[field]}
              value={mapping.columns[field] === null ? NONE : String(mapping.columns[field])}
              options={[{ value: NONE, label: 'Not in this report' }, ...columns]}
              onChange={({ target }) => {
                const column = target.value === NONE ? null : Number(target.value);
                setMapping({ ...mapping, columns: { ...mapping.columns, [field]: column } });
              }}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <legend className="mb-3 font-display text-base font-semibold">Format</legend>
        <SelectField
          label="Dates"
          value={mapping.dateOrder}
          options={[
            { value: 'month-first', label: '4/3/2026 is April 3' },
            { value: 'day-first', label: '4/3/2026 is March 4' },
          ]}
          onChange={({ target }) =>
            setMapping({ ...mapping, dateOrder: target.value as typeof mapping.dateOrder })
          }
        />
        <SelectField
          label="Amounts"
          value={mapping.decimalSign}
          options={[
            { value: '.', label: '1,234.56' },
            { value: ',', label: '1.234,56' },
          ]}
          onChange={({ target }) =>
            setMapping({ ...mapping, decimalSign: target.value as typeof mapping.decimalSign })
          }
        />
      </fieldset>
    </form>
  );
}
