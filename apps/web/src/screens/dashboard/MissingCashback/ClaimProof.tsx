import { MAX_DISPUTE_FILES } from '@potli/api/contract/disputes';
import { UPLOAD_TOO_LARGE } from '@potli/api/contract/fileSizeLimit';
import { FileUpload, type FileUploadTexts } from '@potli/ui/FileUpload';
import { Stack } from '@potli/ui/Layout';
import { SectionHeading } from '@potli/ui/SectionHeading';
import { TextArea } from '@potli/ui/TextArea';
import { largestFile } from '../../../features/uploads/fitFile.ts';
import { isFile } from '../../../features/uploads/uploadFiles.ts';
import { type ClaimProps, claimField } from './useDisputeMachine.ts';

const fileTexts: FileUploadTexts = {
  prompt: 'Add your invoice or order screenshot',
  choose: 'Choose files',
  slotsLeft: (left) => `${left} of ${MAX_DISPUTE_FILES} slots left`,
  remove: (name) => `Remove ${name}`,
  image: 'Image',
  refused(refusal) {
    if (refusal.reason === 'count') return `Maximum ${MAX_DISPUTE_FILES} files allowed`;
    if (refusal.reason === 'size') return UPLOAD_TOO_LARGE;
    return `File type ${refusal.file.type} is not supported`;
  },
};

/** Message and files that prove the order. */
export function ClaimProof({ state, send }: ClaimProps) {
  const field = claimField({ state, send });
  return (
    <Stack gap="l">
      <SectionHeading variant="block" title="Proof and message" />
      <TextArea {...field('message')} label="Message" note="(optional)" maxLength={2000} />
      <FileUpload
        label="Files"
        note={`(optional, up to ${MAX_DISPUTE_FILES} images or PDFs)`}
        texts={fileTexts}
        files={state.context.files.filter(isFile)}
        maxFiles={MAX_DISPUTE_FILES}
        maxBytes={largestFile}
        accept="image/*,application/pdf"
        disabled={state.hasTag('busy')}
        onFilesChange={(files) => send({ type: 'files.changed', files })}
      />
    </Stack>
  );
}
