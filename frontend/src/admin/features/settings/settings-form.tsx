import type { SiteSettings, SiteSettingsUpdate } from '@astaguide/contracts/site/site-settings';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { failureText } from '../../api/failure-text';
import { ApiError } from '../../../api/http';
import { saveSettingsMutation } from '../../api/owner-settings';
import { buttonStyle } from '../../../ui/button-style';
import { DraftNotice } from '../../ui/form/draft-notice';
import { FormSection } from '../../ui/form/form-section';
import { SwitchField } from '../../ui/inputs/switch-field';
import { TextField } from '../../ui/inputs/text-field';
import { useFormDraft } from '../../ui/form/use-form-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import { toast } from '../../../lib/toast-store';
import { ImageField } from './image-field';

import { settingsContract, type SettingsValues } from './settings-values';
import { SocialProofField } from './social-proof-field';
import { TimeZoneField } from './time-zone-field';

/** The site's name, images and switches. `settings` are initial values; later changes do not affect the form. */
export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const { mutateAsync: save } = useMutation(saveSettingsMutation);
  const form = useForm<SettingsValues, unknown, SiteSettingsUpdate>({
    resolver: settingsContract.resolver,
    defaultValues: settingsContract.valuesOf(settings),
  });
  const { register, control, handleSubmit, reset, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const draft = useFormDraft('settings', form);
  const { ask, dialog } = useLeaveGuard(isDirty, draft.discard);

  const onSubmit = handleSubmit(async (values) => {
    try {
      const saved = await save(values);
      draft.clear();
      reset(settingsContract.valuesOf(saved));
      toast({
        title: 'Site settings updated successfully',
        description: saved.timeZone === settings.timeZone ? undefined : recountText(saved.timeZone),
      });
    } catch (error) {
      for (const { path, message } of fieldErrors(error)) setError(path as keyof SettingsValues, { message });
      toast({
        title: 'Failed to update site settings',
        description: failureText(error),
        variant: 'destructive',
      });
    }
  });

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void onSubmit(event)}>
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.discard} />
      <FormSection title="General" note="Shown in the header, page titles and search results">
        <TextField
          label="Site name"
          required
          maxLength={100}
          error={errors.siteName?.message}
          {...register('siteName')}
        />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ImageField
            control={control}
            name="logoUrl"
            label="Logo URL"
            hint="Replaces the site name in the header, 40 px high."
          />
          <ImageField
            control={control}
            name="faviconUrl"
            label="Favicon URL"
            hint="Square image, shown in browser tabs"
          />
        </div>
      </FormSection>
      <FormSection title="Recent-purchase popup" note="Shown at the bottom left of your site">
        <SocialProofField register={register} />
      </FormSection>
      <FormSection title="Buy links" note="Where a click on Buy Now goes first">
        <Controller
          control={control}
          name="clicksThroughSite"
          render={({ field }) => (
            <SwitchField
              label="Send clicks through this site"
              hint="Links lead to /go/… on your site, which forwards to the retailer. Counts visitors without JavaScript as well."
              checked={field.value === true}
              onChange={field.onChange}
            />
          )}
        />
      </FormSection>
      <FormSection title="Prices" note="Shown beside each price with the day you checked it">
        <TextField
          label="Days until a price may have changed"
          hint="From then on pages say “price may have changed”."
          type="number"
          min={1}
          max={365}
          required
          error={errors.priceMaxAgeDays?.message}
          {...register('priceMaxAgeDays')}
        />
      </FormSection>
      <FormSection title="Time" note="Used in reports, earnings and annotations">
        <TimeZoneField
          saved={settings.timeZone}
          control={control}
          register={register}
          error={errors.timeZone?.message}
        />
      </FormSection>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={buttonStyle('primary')} disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save settings'}
        </button>
        {isDirty && (
          <button type="button" className={buttonStyle('quiet')} onClick={() => ask(draft.discard)}>
            Discard changes
          </button>
        )}
      </div>
      {dialog}
    </form>
  );
}

const recountText = (timeZone: string) => `Recalculating days in ${timeZone}. See Analytics for progress.`;

function fieldErrors(error: unknown): { path: string; message: string }[] {
  return error instanceof ApiError ? (error.problem?.errors ?? []) : [];
}
