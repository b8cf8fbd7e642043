import { shortLinkInputSchema, type ShortLink } from '@astaguide/contracts/catalog/short-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { copyText } from '../../../lib/copy-text';
import { formatPlural } from '../../../lib/format';
import { toast } from '../../../lib/toast-store';
import { Button } from '../../../ui/button';
import { ownerProductsQuery } from '../../api/owner-products';
import { createShortLinkMutation, deleteShortLinkMutation, shortLinksQuery } from '../../api/operations';
import { toastOutcome } from '../../api/toast-outcome';
import { hostOf } from '../../lib/host-of';
import { useInputForm } from '../../api/use-input-form';
import { SelectField } from '../../ui/inputs/select-field';
import { TextField } from '../../ui/inputs/text-field';
import { FirstRows } from '../../ui/first-rows';
import { Panel } from '../../ui/panel';
import { QueryPanel } from '../../ui/query-panel';

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
            <FirstRows rows={links} first={5}>
              {(shown) => (
                <ul className="text-sm">
                  {shown.map((link) => (
                    <ShortLinkRow key={link.slug} link={link} />
                  ))}
                </ul>
              )}
            </FirstRows>
          )}
        </QueryPanel>
      </div>
    </Panel>
  );
}

function ShortLinkRow({ link: { slug, product, url, clicks } }: { link: ShortLink }) {
  const { mutateAsync: remove, isPending } = useMutation(deleteShortLinkMutation);
  const address = `${window.location.origin}/l/${slug}`;
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
        <Button
          look="quiet"
          isCompact
          disabled={isPending}
          onClick={() =>
            void toastOutcome(remove(slug), {
              done: 'Short link deleted',
              failed: 'Failed to delete the short link',
            })
          }
        >
          Delete<span className="sr-only"> /l/{slug}</span>
        </Button>
      </span>
    </li>
  );
}

function ShortLinkForm() {
  const { data: products = [] } = useQuery(ownerProductsQuery);
  const { mutateAsync: create } = useMutation(createShortLinkMutation);
  const { form, field, onSubmit, isSending } = useInputForm({
    values: { slug: '', productId: '', url: '' },
    schema: shortLinkInputSchema,
    inputOf: ({ productId, ...texts }) => ({
      ...texts,
      productId: productId === '' ? null : Number(productId),
    }),
    send: create,
    onDone: ({ slug }) => {
      form.reset();
      toast({ title: 'Short link created', description: `${window.location.origin}/l/${slug}` });
    },
    failed: 'Failed to create the short link',
  });
  const slug = useWatch({ control: form.control, name: 'slug' });

  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={onSubmit}>
      <TextField
        label="Slug"
        hint={`${window.location.origin}/l/${slug || '…'}`}
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
      <Button look="primary" className="w-fit" type="submit" disabled={isSending}>
        {isSending ? 'Creating…' : 'Create short link'}
      </Button>
    </form>
  );
}
