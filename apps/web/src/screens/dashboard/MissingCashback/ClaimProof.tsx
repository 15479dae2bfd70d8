import { Stack } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { TextArea } from '@potli/ui/TextArea';
import { largestFile } from '../../../features/uploads/fitFile.ts';
import { ProofFiles } from '../../../features/uploads/ProofFiles.tsx';
import { isFile } from '../../../features/uploads/uploadFiles.ts';
import { type ClaimProps, claimField } from './useDisputeMachine.ts';

/** Message and files that prove the order. */
export function ClaimProof({ state, send }: ClaimProps) {
  const field = claimField({ state, send });
  return (
    <Stack gap="l">
      <SectionHeading variant="block" title="Proof and message" />
      <TextArea {...field('message')} label="Message" note="(optional)" maxLength={2000} />
      <ProofFiles
        files={state.context.files.filter(isFile)}
        maxBytes={largestFile}
        disabled={state.hasTag('busy')}
        onFilesChange={(files) => send({ type: 'files.changed', files })}
      />
    </Stack>
  );
}
