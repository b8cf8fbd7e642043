import { contact } from '@astaguide/content/about/contact';
import { MailButtons } from '../mail-buttons';
import { TextLayout } from '../text-layout';

export const intro = contact;

export const jsonLd = [{ '@type': 'ContactPage', name: contact.heading, description: contact.description }];

export default function ContactPage() {
  return (
    <TextLayout
      page={contact}
      kicker="About"
      headerNote={<MailButtons label="Write an email" />}
      isReference
    />
  );
}
