import { localTime, momentOf } from '@astaguide/contracts/lib/time-zone';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useOwnerTimeZone } from '../../../api/owner-settings';
import { utcOffset, zonedMinute } from '../../../lib/zoned-time';
import type { FieldLayout } from '../../../ui/form/contract-field';
import { TextField } from '../../../ui/inputs/text-field';
import type { PostFormValues } from './post-form';

const hints = {
  publishAt: 'Leave blank to publish at once. A time in the past is the date shown.',
  unpublishAt: 'Leave blank to keep it public.',
};

const MINUTE = 60_000;

/** A time in the site's zone, which is named beside it. The form has it as a moment. */
export function TimeField({ field: { name, label } }: { field: FieldLayout<PostFormValues> }) {
  const timeZone = useOwnerTimeZone();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<PostFormValues>({ name });
  const [kind, setKind] = useState<'once' | 'skipped' | 'repeated'>('once');
  const moment = Date.parse(String(value));
  const isSet = !Number.isNaN(moment);
  const zone = isSet ? `${timeZone} (${utcOffset(new Date(moment), timeZone)})` : timeZone;
  const change = (local: string) => {
    if (local === '') {
      setKind('once');
      return onChange('');
    }
    const { time, kind: found } = momentOf(local.slice(0, 16), timeZone);
    setKind(found);
    onChange(new Date(time).toISOString());
  };
  return (
    <TextField
      ref={ref}
      type="datetime-local"
      label={label}
      name={name}
      value={isSet ? localTime(Math.floor(moment / MINUTE) * MINUTE, timeZone) : ''}
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
      error={fieldState.error?.message}
      hint={
        <>
          Time in {zone}.{' '}
          {kind === 'skipped' && (
            <strong role="status" className="text-warn">
              The clocks skip the time that you entered, so it counts as{' '}
              {zonedMinute(new Date(moment).toISOString(), timeZone)}.
            </strong>
          )}
          {kind === 'repeated' && (
            <strong role="status" className="text-warn">
              The clocks show this time twice; the first counts.
            </strong>
          )}
          {kind === 'once' && hints[name as keyof typeof hints]}
        </>
      }
    />
  );
}
