import { FileUpload, type FileUploadProps, type FileUploadTexts } from '@potli/ui/FileUpload';
import { Heading } from '@potli/ui/Heading';
import { Split, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { PlainPage } from '../../../components/PlainPage.tsx';
import { isHead } from '../../../features/verify/checkFiles.ts';
import { RootsSaver } from '../../../features/verify/RootsSaver.tsx';
import { useCheck } from '../../../features/verify/useCheck.ts';
import { useOfflineCopy } from '../../../features/verify/useOfflineCopy.ts';
import { VerdictPanel } from '../../../features/verify/VerdictPanel.tsx';

/** Checks a statement or a receipt in the browser, also without a network; no file leaves it (docs/verify.md). */
export function Verify() {
  const { productName } = useApp().site;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [others, setOthers] = useState<readonly File[]>([]);
  const [head, setHead] = useState('');
  useOfflineCopy();
  const noted = head.trim().toLowerCase();
  const isWrongHead = noted !== '' && !isHead(noted);
  const check = useCheck(files[0], { others, head: isWrongHead ? '' : noted });
  return (
    <PlainPage current="Check a statement or receipt">
      <Stack gap="s">
        <Heading level={1} variant="h1Detail">
          Check a statement or receipt
        </Heading>
        <Text variant="bodyL" tone="muted">
          Find out whether anything in your statement was changed or left out, or whether {productName} signed a
          receipt. Your file is checked in this browser and not sent anywhere; {productName} is asked only for what it
          publishes. This page works without a network, too.
        </Text>
      </Stack>
      <Split aside={<Explanation />} kind="form">
        <Stack gap="xl">
          <Panel>
            <Stack gap="l">
              <noscript>
                <Text>This page needs JavaScript. Please switch it on.</Text>
              </noscript>
              <FileUpload {...json(1)} label="File to check" files={files} onFilesChange={setFiles} />
              <FileUpload
                {...json(2)}
                label="Compare it with"
                note="(another statement of yours, the published roots, the keys of the shop)"
                files={others}
                onFilesChange={setOthers}
              />
              <TextField
                label="A head that you noted"
                note="(optional)"
                value={head}
                onChange={({ target }) => setHead(target.value)}
                error={isWrongHead ? 'A head has 64 digits, 0 to 9 and a to f.' : undefined}
                autoComplete="off"
                spellCheck={false}
              />
            </Stack>
          </Panel>
          {check === 'checking' && <Loading text="Checking your file" />}
          {check && check !== 'checking' && (
            <Panel as="section" aria-label="Result">
              <VerdictPanel verdict={check} />
            </Panel>
          )}
        </Stack>
      </Split>
    </PlainPage>
  );
}

const tooMany = (most: number) =>
  most === 1 ? 'One file is checked at a time: the first one was taken.' : `At most ${most} files: remove one first.`;

/** Takes so many JSON files. */
function json(maxFiles: number): Pick<FileUploadProps, 'texts' | 'maxFiles' | 'accept'> {
  const texts: FileUploadTexts = {
    prompt: maxFiles === 1 ? 'Drop the JSON file here' : 'Drop JSON files here',
    choose: maxFiles === 1 ? 'Choose file' : 'Choose files',
    slotsLeft: (left) => (left === maxFiles ? 'It stays on this device' : `${maxFiles - left} chosen`),
    remove: 'Remove {file}',
    image: '',
    refused: ({ reason }) => (reason === 'count' ? tooMany(maxFiles) : 'Only JSON files can be checked.'),
  };
  return { texts, maxFiles, accept: '.json,application/json' };
}

function Explanation() {
  return (
    <Panel tone="highlight">
      <Stack gap="m">
        <Heading level={2} variant="h3">
          How it works
        </Heading>
        <Text>
          Save your statement as a proof: Payouts, Statement, Signed file (JSON). Each of its lines holds a hash of the
          line before.
        </Text>
        <Text>
          A statement alone cannot show lines that are missing at its end. An earlier statement shows that, and so do
          the roots that are published each day: they say whether you were counted, and with which amount.
        </Text>
        <Text>
          Anybody can write a file that fits itself. So it is called this shop's only where the shop has signed it, or
          publishes a root with it. Two signed statements of yours that contradict each other are a proof that you can
          show to anybody.
        </Text>
        <RootsSaver />
        <Text>A receipt says what was promised at a click, signed. Save it with its keys: My Clicks, Receipt.</Text>
        <Text>Best of all are roots that a friend saved: all members must have the same ones.</Text>
      </Stack>
    </Panel>
  );
}
