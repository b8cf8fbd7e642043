import type { ComposedMail } from '@astaguide/contracts/operations/notification-preferences';
import { composeNotice } from '@astaguide/queues/mails/notice-mail';
import type { LossKind } from './find-losses';

/** Subjects of the first and of the last mail of an incident, and what the first one advises. */
const texts: Record<LossKind, { begun: string; over: string; advice: string }> = {
  'events-refused': {
    begun: 'events are refused',
    over: 'events are accepted again',
    advice:
      'Browsers keep their events and send them again, but the events of visitors who do not come back are lost. Free space on the disk, or check PostgreSQL and the queue.',
  },
  'no-worker': {
    begun: 'events are not counted, no worker runs',
    over: 'a worker runs again',
    advice:
      'Events are accepted and wait, so none is lost yet, but the dashboard does not change. Start a worker and read its log.',
  },
  'counting-stalled': {
    begun: 'events are not counted',
    over: 'events are counted again',
    advice:
      'Events are accepted and wait, so none is lost yet. Restart the worker; its log says what fails. If it is only busy, start another one.',
  },
  disk: {
    begun: 'the disk is nearly full',
    over: 'the disk has space again',
    advice: 'When it is full, new events are refused. Delete what is not needed, or move it elsewhere.',
  },
  'backup-failed': {
    begun: 'the backup failed',
    over: 'a backup was made again',
    advice:
      'If the disk fails now, everything since the last backup is lost. Check the disk and the job that makes the backup.',
  },
  backup: {
    begun: 'there is no recent backup',
    over: 'a backup was made',
    advice: 'If the disk fails now, everything since then is lost. Check the job that makes the backup.',
  },
};

/**
 * Composes the mail at the beginning of an incident, or at its end.
 *
 * @param loss describes it; null if it is over
 */
export function composeLossMail(
  kind: LossKind,
  loss: string | null,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): ComposedMail {
  const { begun, over, advice } = texts[kind];
  const link = `${publicUrl}/admin?tab=settings&section=system`;
  if (loss === null)
    return composeNotice(`${siteName}: ${over}`, ['This is over. No action is needed.'], link);
  return composeNotice(`${siteName}: ${begun}`, [loss, advice], link);
}
