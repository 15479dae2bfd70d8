import { GRIEVANCE_HOURS } from '@potli/api/contract/policy';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Point } from '@potli/ui/motifs/Point';
import { Text } from '@potli/ui/Text';
import { Mail, Scale, Store } from 'lucide';
import { company } from '../../../company/company.ts';

const { name, title, email, phone, hours } = company.grievance;

const mailboxes = [
  {
    icon: Mail,
    title: 'Support',
    text: 'Clicks, cashback, payouts, gift cards and your account.',
    address: company.support,
  },
  {
    icon: Store,
    title: 'Partners',
    text: 'Stores, banks and networks that want to work with us.',
    address: company.partners,
  },
  {
    icon: Scale,
    title,
    text: `${name}, ${company.office}. ${phone}, ${hours}. For matters that support did not settle: acknowledged within ${GRIEVANCE_HOURS} hours, settled within one month.`,
    address: email,
  },
];

/** Addresses to write to, each a mail link. */
export function Mailboxes() {
  return (
    <Stack as="ul" gap="x3">
      {mailboxes.map(({ address, ...mailbox }) => (
        <li key={address}>
          <Point level={2} {...mailbox}>
            <Text variant="storeName">
              <Link href={`mailto:${address}`}>{address}</Link>
            </Text>
          </Point>
        </li>
      ))}
    </Stack>
  );
}
