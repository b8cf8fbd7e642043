import { shortLinkInputSchema, type ShortLink } from '@astaguide/contracts/catalog/short-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { copyText } from '../../../../lib/copy-text';
import { formatPlural } from '../../../../lib/format';
import { toast } from '../../../../lib/toast-store';
import { Button } from '../../../../ui/button';
import { ownerProductsQuery } from '../../../api/owner-products';
import { createShortLinkMutation, deleteShortLinkMutation, shortLinksQuery } from '../../../api/operations';
import { useAction } from '../../../api/use-action';
import { hostOf } from '../../../lib/host-of';
import { useInputForm } from '../../../api/use-input-form';
import { useConfirm } from '../../../ui/dialog/confirm-dialog';
import { FormButtons } from '../../../ui/form/form-buttons';
import { SelectField } from '../../../ui/inputs/select-field';
import { TextField } from '../../../ui/inputs/text-field';
import { FirstItems } from '../../../ui/first-rows';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';

/** The owner's own addresses for mails and videos, with their clicks. */
export function ShortLinksPanel() {
  return (
    <Panel
      title="Short links"
      about="Addresses of your own for mails, videos and print. Each leads to a product’s retailer or to another address, and counts its clicks."
    >
      <ShortLinkForm />
      <div className="mt-6">
        <QueryPanel
          query={useQuery(shortLinksQuery)}
          name="short links"
          skeleton={['h-24']}
          empty="No short links yet."
        >
          {(links) => (
            <FirstItems rows={links} first={5} className="text-sm">
              {(link) => <ShortLinkRow key={link.slug} link={link} />}
            </FirstItems>
          )}
        </QueryPanel>
      </div>
    </Panel>
  );
}

const addressOf = (slug: string) => `${window.location.origin}/l/${slug}`;

function ShortLinkRow({ link: { slug, product, url, clicks } }: { link: ShortLink }) {
  const { ask, dialog } = useConfirm();
  const [remove] = useAction(deleteShortLinkMutation, {
    done: 'Short link deleted',
    failed: 'Failed to delete the short link',
  });
  const onDelete = () =>
    ask({
      title: `Delete /l/${slug}?`,
      text: 'Wherever it was published, it will lead to the 404 page. This can’t be undone.',
      action: 'Delete short link',
      onConfirm: () => remove(slug),
    });
  const address = addressOf(slug);
  const copy = async () => {
    const isCopied = await copyText(address);
    toast({ title: isCopied ? 'Link copied' : 'Copy failed', description: address });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">/l/{slug}</span>
        <span className="block text-xs text-muted">
          {product ? product.name : url === null ? 'Its product was deleted' : hostOf(url)} ·{' '}
          {formatPlural(clicks, 'click')}
        </span>
      </span>
      <span className="flex gap-2">
        <Button look="quiet" isCompact onClick={() => void copy()}>
          Copy<span className="sr-only"> /l/{slug}</span>
        </Button>
        <Button look="quiet" isCompact onClick={onDelete}>
          Delete<span className="sr-only"> /l/{slug}</span>
        </Button>
        {dialog}
      </span>
    </li>
  );
}

function ShortLinkForm() {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const { form, field, onSubmit, isSending } = useInputForm({
    values: { slug: '', productId: '', url: '' },
    schema: shortLinkInputSchema,
    inputOf: ({ productId, ...texts }) => ({
      ...texts,
      productId: productId === '' ? null : Number(productId),
    }),
    send: useMutation(createShortLinkMutation).mutateAsync,
    done: ({ slug }) => ({ title: 'Short link created', description: addressOf(slug) }),
    onDone: () => form.reset(),
    failed: 'Failed to create the short link',
  });
  const slug = useWatch({ control: form.control, name: 'slug' });

  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={onSubmit}>
      <TextField
        label="Slug"
        hint={addressOf(slug || '…')}
        required
        autoComplete="off"
        autoCapitalize="none"
        {...field('slug')}
        className="sm:col-span-2"
      />
      <SelectField
        label="Product"
        placeholder="None"
        options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('productId')}
      />
      <TextField label="Or an address" type="url" autoComplete="off" {...field('url')} />
      <FormButtons save="Create short link" saving="Creating…" isSending={isSending} />
    </form>
  );
}
