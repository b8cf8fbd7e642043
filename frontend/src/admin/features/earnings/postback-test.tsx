import { testCallInputSchema, type TestedCall } from '@astaguide/contracts/earnings/refused-call';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { testCallMutation } from '../../api/earnings';
import { contractForm } from '../../ui/form/contract-form';
import { InputForm } from '../../ui/form/input-form';

const testForm = contractForm(testCallInputSchema);

const outcomes: Record<TestedCall['outcome'], string> = {
  new: 'This call would add a sale.',
  changed: 'This call would change a known sale.',
  unchanged: 'This call would change nothing.',
  refused: 'This call would be refused.',
};

/** Tries a call of a network; nothing is stored. */
export function PostbackTest() {
  const { mutateAsync: test } = useMutation(testCallMutation);
  const [tested, setTested] = useState<TestedCall>();
  return (
    <div className="mt-5 border-t border-line pt-4">
      <InputForm
        contract={testForm}
        fields={[
          {
            name: 'call',
            label: 'Test a call',
            hint: 'The address as the network would call it. Nothing is stored.',
            rows: 2,
          },
        ]}
        send={async (typed) => {
          setTested(await test(typed.call));
          return typed;
        }}
        onDone={(typed, form) => form.reset(typed)}
        failed="Couldn’t test the call"
        label="Test a call"
        className="grid gap-3"
        save="Test"
        saving="Testing…"
        look="quiet"
        isCompact
      />
      <div role="status" className="mt-3 text-sm">
        {tested && (
          <>
            <p className="font-semibold">{outcomes[tested.outcome]}</p>
            <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
              {tested.reasons.map(({ path, message }) => (
                <li key={path}>
                  {path}: {message}
                </li>
              ))}
              {tested.changes.map(({ field, before, after }) => (
                <li key={field}>
                  {field}: {tested.outcome !== 'new' && `${before ?? 'none'} → `}
                  {after ?? 'none'}
                </li>
              ))}
              {tested.outcome !== 'refused' && (
                <li>
                  {tested.productName
                    ? `Product: ${tested.productName}`
                    : 'No product: it would be listed as unmatched'}
                </li>
              )}
              {tested.isClickFound !== null && (
                <li>{tested.isClickFound ? 'Its click is in the log' : 'Its click is not in the log'}</li>
              )}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
