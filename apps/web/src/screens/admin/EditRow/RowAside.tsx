import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import { AlertDialog } from '@potli/ui/AlertDialog';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { DateField } from '@potli/ui/DateField';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { Hourglass, Unlink } from 'lucide';
import { useState } from 'react';
import { fieldText } from '../../../features/shopWindow/fieldText.ts';
import { fromIndiaField, toIndiaField } from '../../../features/shopWindow/indiaTime.ts';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { RowStateBadge } from '../../../features/shopWindow/RowStateBadge.tsx';
import { adminPaths } from '../../../lib/adminPaths.ts';
import type { RowFields } from './useRowFields.ts';
import type { RowAct } from './useSaveRow.ts';

interface RowAsideProps {
  /** Undefined for a new row. */
  row?: CatalogueRow | undefined;
  fields: RowFields;
  onAct: (act: RowAct) => void;
  isPending: boolean;
}

const dates = [
  { field: 'liveFrom', label: 'Appears', hint: 'Time in India. Empty: at once.', pickLabel: 'Choose when it appears' },
  { field: 'liveUntil', label: 'Vanishes', hint: 'Time in India. Empty: never.', pickLabel: 'Choose when it vanishes' },
] as const;

/** Beside the form: whether visitors see the row, when, and what takes it away. */
export function RowAside({ row, fields, onAct, isPending }: RowAsideProps) {
  const isPublished = row !== undefined && row.row !== null;
  const isOff = row?.row?.off === true;
  const turn = (off: boolean) => row && onAct({ act: 'turn', off, version: row.version });
  return (
    <Stack gap="x2">
      <Panel as="section" aria-label="When visitors see it" padding="snug">
        <Stack gap="m">
          <Heading level={2} variant="h3">
            When visitors see it
          </Heading>
          {row && <RowStateBadge {...row} linkDeadSince={null} />}
          {row?.deadLinks.map(({ field, reason, since }) => (
            <Callout key={field} icon={Unlink} tone="danger">
              {`“${fieldText(field).label}” leads nowhere since ${formatDate(since, '')}: ${reason}.`}
            </Callout>
          ))}
          {row?.waiting.map((id) => (
            <Callout key={id} icon={Hourglass} tone="info">
              A change <Link href={adminPaths.change(id)}>waits for a second person</Link>.
            </Callout>
          ))}
          {dates.map(({ field, ...texts }) => (
            <DateField
              key={field}
              {...texts}
              withTime
              value={toIndiaField(fields.values[field])}
              onValueChange={(text) => fields.set(field, fromIndiaField(text))}
            />
          ))}
          {isPublished && (
            <Button variant="outline" busy={isPending} onClick={() => turn(!isOff)}>
              {isOff ? 'Put back' : 'Take off'}
            </Button>
          )}
          {row && row.draft !== null && (
            <Button
              variant="outline"
              busy={isPending}
              onClick={() => onAct({ act: 'discard', draftVersion: fields.base.draftVersion })}
            >
              Throw the draft away
            </Button>
          )}
          {row && isPublished && row.state === 'live' && (
            <Link href={kindTexts[row.kind].page(row.key)} target="_blank" rel="noreferrer">
              See it in the shop
            </Link>
          )}
        </Stack>
      </Panel>
      {row && <Clicks row={row} />}
      {row && <Removal row={row} onAct={onAct} isPending={isPending} />}
    </Stack>
  );
}

function Clicks({ row: { rateVersions } }: { row: CatalogueRow }) {
  if (rateVersions.length === 0) return null;
  return (
    <Panel as="section" aria-label="Clicks of each version of the rates" padding="snug">
      <Stack gap="s">
        <Heading level={2} variant="h3">
          Clicks keep their rates
        </Heading>
        {rateVersions.map(({ version, clicks, isCurrent }) => (
          <Text
            key={version}
          >{`Rates ${version}${isCurrent ? ' (now)' : ''}: ${clicks} ${clicks === 1 ? 'click' : 'clicks'}`}</Text>
        ))}
      </Stack>
    </Panel>
  );
}

function Removal({
  row,
  onAct,
  isPending,
}: Required<Pick<RowAsideProps, 'onAct' | 'isPending'>> & { row: CatalogueRow }) {
  const [isAsked, setIsAsked] = useState(false);
  const { usedBy, title, version } = row;
  return (
    <Panel as="section" aria-label="Delete" padding="snug">
      <Stack gap="m">
        {usedBy.length > 0 ? (
          <>
            <Text>It cannot be deleted: these name it. It can be taken off.</Text>
            <Stack as="ul" gap="s">
              {usedBy.slice(0, 10).map((user) => (
                <li key={`${user.kind} ${user.key}`}>
                  <Link href={adminPaths.row(user.kind, user.key)}>{user.title}</Link>
                </li>
              ))}
            </Stack>
            {usedBy.length > 10 && <Text tone="muted">{`and ${usedBy.length - 10} more`}</Text>}
          </>
        ) : (
          <Button variant="ghost" busy={isPending} onClick={() => setIsAsked(true)}>
            Delete
          </Button>
        )}
      </Stack>
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Delete “${title}”?`}
        description="Its page is gone at once. Its history stays, and it can be brought back from there."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => {
          setIsAsked(false);
          onAct({ act: 'delete', version });
        }}
      />
    </Panel>
  );
}
