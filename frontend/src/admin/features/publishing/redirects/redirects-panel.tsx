import { redirectInputSchema, type RedirectImport } from '@astaguide/contracts/publishing/redirect';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { deadLinksQuery } from '../../../api/owner-posts';
import { formatPlural } from '../../../../lib/format';
import { Button } from '../../../../ui/button';
import { buttonStyle } from '../../../../ui/button-style';
import {
  createRedirectMutation,
  deleteRedirectMutation,
  importRedirectsMutation,
  missesQuery,
  REDIRECTS,
  redirectsQuery,
} from '../../../api/redirects';
import { useAction } from '../../../api/use-action';
import { DownloadLink } from '../../../ui/download-csv';
import { FirstItems } from '../../../ui/first-rows';
import { contractForm } from '../../../ui/form/contract-form';
import { FileButton } from '../../../ui/form/file-button';
import { InputForm } from '../../../ui/form/input-form';
import { Panel } from '../../../ui/panel';
import { QueryPanel } from '../../../ui/query-panel';

const redirectForm = contractForm(redirectInputSchema);

/** Redirects of old addresses, and requested addresses that have no page. */
export default function RedirectsPanel() {
  const [from, setFrom] = useState('');
  const form = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-6">
      <Panel
        title="Redirects"
        about="An old address answers 301 and leads to the new one, while the site has no page there. Posts and products that you rename need none."
      >
        <div ref={form}>
          {/* Filled again with another address. */}
          <InputForm
            key={from}
            contract={redirectForm}
            values={{ from }}
            fields={[
              { name: 'from', label: 'Old address', hint: 'Like /2024/05/old-post' },
              { name: 'to', label: 'New address', hint: 'Like /blog/new-post', autoFocus: from !== '' },
            ]}
            send={useMutation(createRedirectMutation).mutateAsync}
            done={({ from: old, to }) => ({ title: 'Redirect added', description: `${old} leads to ${to}` })}
            failed="Failed to add the redirect"
            onDone={() => setFrom('')}
            className="grid gap-4 sm:grid-cols-2"
            save="Add redirect"
            saving="Adding…"
          />
        </div>
        <RedirectFiles />
        <div className="mt-4">
          <QueryPanel
            query={useQuery(redirectsQuery)}
            name="redirects"
            skeleton={['h-24']}
            empty="No redirects yet."
          >
            {(redirects) => (
              <FirstItems rows={redirects} first={10} className="text-sm">
                {(redirect) => <RedirectRow key={redirect.id} {...redirect} />}
              </FirstItems>
            )}
          </QueryPanel>
        </div>
      </Panel>
      <DeadLinks />
      <Panel
        title="Missing addresses"
        note="Last 90 days"
        about="Addresses that were requested and have neither a page nor a redirect. Many come from programs that look for weak spots; those need nothing."
      >
        <QueryPanel
          query={useQuery(missesQuery)}
          name="missing addresses"
          skeleton={['h-24']}
          empty="No request for a missing address."
        >
          {(misses) => (
            <FirstItems rows={misses} first={10} className="text-sm">
              {({ path, times }) => (
                <li
                  key={path}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {path} <span className="text-xs text-muted">{formatPlural(times, 'request')}</span>
                  </span>
                  <Button
                    look="quiet"
                    isCompact
                    onClick={() => {
                      setFrom(path);
                      form.current?.scrollIntoView({ block: 'nearest' });
                    }}
                  >
                    Redirect this<span className="sr-only">: {path}</span>
                  </Button>
                </li>
              )}
            </FirstItems>
          )}
        </QueryPanel>
      </Panel>
    </div>
  );
}

/** Links in texts to pages that the site does not have, with where they stand. */
function DeadLinks() {
  return (
    <Panel
      title="Links that lead nowhere"
      about="Links in posts, drafts and products to pages that this site does not have. Correct the text, or redirect the address."
    >
      <QueryPanel
        query={useQuery(deadLinksQuery)}
        name="dead links"
        skeleton={['h-24']}
        empty="Every link in your texts leads to a page."
      >
        {(links) => (
          <FirstItems rows={links} first={10} className="text-sm">
            {({ path, posts, products }) => (
              <li key={path} className="border-t border-line py-2.5">
                <span className="font-semibold wrap-anywhere">{path}</span>
                <span className="mt-0.5 flex flex-wrap gap-x-4 gap-y-1 text-muted">
                  in
                  {[
                    ...posts.map(({ id, title }) => ({ href: `?tab=blog&edit=${id}`, name: title })),
                    ...products.map(({ id, name }) => ({ href: `?tab=products&edit=${id}`, name })),
                  ].map(({ href, name }) => (
                    <Link key={href} href={href} className="wrap-anywhere text-accent-strong underline">
                      {name}
                    </Link>
                  ))}
                </span>
              </li>
            )}
          </FirstItems>
        )}
      </QueryPanel>
    </Panel>
  );
}

function RedirectRow({ id, from, to }: { id: number; from: string; to: string }) {
  const [remove, isPending] = useAction(deleteRedirectMutation, {
    done: 'Redirect deleted',
    failed: 'Failed to delete the redirect',
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{from}</span> → {to}
      </span>
      <Button look="quiet" isCompact disabled={isPending} onClick={() => void remove(id)}>
        Delete<span className="sr-only"> the redirect of {from}</span>
      </Button>
    </li>
  );
}

/** Redirects as files: out, and in with a list of the lines that were refused. */
function RedirectFiles() {
  const id = useId();
  const [imported, setImported] = useState<RedirectImport>();
  const { mutateAsync, isPending } = useMutation(importRedirectsMutation);
  const [send] = useAction(
    {
      mutationFn: async (file: File) => {
        const result = await mutateAsync(file);
        setImported(result);
        return result;
      },
    },
    {
      done: ({ added, changed }) => ({
        title: 'Redirects imported',
        description: `${formatPlural(added, 'redirect')} added, ${changed} changed`,
      }),
      failed: 'Failed to import the redirects',
    },
  );
  return (
    <div className="mt-5 text-sm">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <FileButton
          id={id}
          accept=".csv,text/csv"
          isSending={isPending}
          style={buttonStyle('quiet', undefined, 'compact')}
          onFiles={([file]) => file && void send(file)}
        >
          {isPending ? 'Importing…' : 'Import CSV'}
        </FileButton>
        <DownloadLink href={`${REDIRECTS}.csv`}>the redirects</DownloadLink>
        <p id={`${id}-hint`} className="text-xs text-muted">
          Two columns: the old and the new address.
        </p>
      </div>
      {imported && imported.refused.length > 0 && (
        <div role="status" className="mt-3 rounded-sm border border-warn bg-warn-soft p-3">
          <p className="font-semibold">{formatPlural(imported.refused.length, 'line')} left out</p>
          <ul className="mt-1">
            {imported.refused.map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
