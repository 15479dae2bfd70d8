import { MAX_UPLOAD_MB } from '@potli/api/contract/policy';
import { publishPicture } from '@potli/api/contract/uploads';
import { firstError } from '@potli/api/errors';
import { FileUpload } from '@potli/ui/FileUpload';
import { Stack } from '@potli/ui/Layout';
import { TextField, type TextFieldProps } from '@potli/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../app/App.tsx';
import { largestFile } from '../uploads/fitFile.ts';
import { uploadFiles } from '../uploads/uploadFiles.ts';

interface PictureFieldProps extends Pick<TextFieldProps, 'hint' | 'required' | 'disabled'> {
  label: string;
  error: string | undefined;
  value: string;
  onAddress: (address: string) => void;
}

const texts = {
  prompt: 'Drop a picture here, or choose one',
  choose: 'Choose',
  slotsLeft: `JPEG, PNG or WebP, at most ${MAX_UPLOAD_MB} MB`,
  remove: 'Remove {file}',
  image: 'Image',
  refused: {
    type: 'Only pictures can be shown: {file} is none.',
    size: '{file} is too large.',
    count: 'One picture at a time.',
  },
} as const;

/** The address of a picture: typed, or that of a picture which is sent and published for the shop. */
export function PictureField({ onAddress, value, ...frame }: PictureFieldProps) {
  const { api } = useApp();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const [file = ''] = await uploadFiles(api, { files, report: () => {} }, new AbortController().signal);
      return api.call(publishPicture, { body: { file } });
    },
    onSuccess: ({ address }) => onAddress(address),
  });
  return (
    <Stack gap="s">
      <TextField {...frame} value={value} onChange={({ target }) => onAddress(target.value)} />
      <FileUpload
        label={`New file: ${frame.label}`}
        texts={texts}
        accept="image/jpeg,image/png,image/webp"
        files={[]}
        maxFiles={1}
        maxBytes={largestFile}
        disabled={isPending || frame.disabled === true}
        error={error ? firstError(error, 'The picture could not be sent. Please try again.') : undefined}
        onFilesChange={(files) => mutate(files)}
      />
    </Stack>
  );
}
