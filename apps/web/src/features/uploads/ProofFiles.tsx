import { TOO_MANY_FILES } from '@potli/api/contract/disputes';
import { UPLOAD_TOO_LARGE } from '@potli/api/contract/fileSizeLimit';
import { MAX_DISPUTE_FILES } from '@potli/api/contract/policy';
import { FileUpload, type FileUploadProps, type FileUploadTexts } from '@potli/ui/FileUpload';

const texts: FileUploadTexts = {
  prompt: 'Add your invoice or order screenshot',
  choose: 'Choose files',
  slotsLeft: `{left} of ${MAX_DISPUTE_FILES} slots left`,
  remove: 'Remove {file}',
  image: 'Image',
  refused(refusal) {
    if (refusal.reason === 'count') return TOO_MANY_FILES;
    if (refusal.reason === 'size') return UPLOAD_TOO_LARGE;
    return `File type ${refusal.file.type} is not supported`;
  },
};

type ProofFilesProps = Pick<FileUploadProps, 'files' | 'maxBytes' | 'disabled' | 'onFilesChange'>;

/** The files that prove an order: of a claim, or of an answer to it (docs/product/claims.md#files). */
export function ProofFiles(props: ProofFilesProps) {
  return (
    <FileUpload
      label="Files"
      note={`(optional, up to ${MAX_DISPUTE_FILES} images or PDFs)`}
      texts={texts}
      maxFiles={MAX_DISPUTE_FILES}
      accept="image/*,application/pdf"
      {...props}
    />
  );
}
