import { MAX_UPLOAD_MB } from '@potli/api/contract/policy';
import { publishPicture } from '@potli/api/contract/uploads';
import { firstError } from '@potli/api/errors';
import { FileUpload } from '@potli/ui/FileUpload';
import { Stack } from '@potli/ui/Layout';
import { TextField, type TextFieldProps } from '@potli/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { lazyScript } from '../../hydration/lazyScript.ts';
import { largestFile } from '../uploads/fitFile.ts';
import { readPicture } from '../uploads/toJpeg.ts';
import { uploadFiles } from '../uploads/uploadFiles.ts';
import type { PictureFrame } from './pictureFrame.ts';

const CropPicture = lazyScript(async () => (await import('./CropPicture.tsx')).CropPicture);

interface PictureFieldProps extends Pick<TextFieldProps, 'hint' | 'required' | 'disabled'> {
  label: string;
  error: string | undefined;
  value: string;
  onAddress: (address: string) => void;
  /** Where it is shown, to be cut for it; absent where that is not known. */
  frame?: PictureFrame | undefined;
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

/** The address of a picture: typed, or that of a picture which is cut to its place, sent and published for the shop. */
export function PictureField({ onAddress, value, frame, ...field }: PictureFieldProps) {
  const { api } = useApp();
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap }>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (file: File) => {
      const [sent = ''] = await uploadFiles(api, { files: [file], report: () => {} }, new AbortController().signal);
      return api.call(publishPicture, { body: { file: sent } });
    },
  });
  // not an option of the mutation: after `reset`, a late answer decides nothing
  const send = (file: File) =>
    mutate(file, {
      onSuccess({ address }) {
        onAddress(address);
        setChosen(undefined);
      },
    });
  const close = () => {
    reset();
    setChosen(undefined);
  };
  const choose = async (file: File | undefined) => {
    reset();
    if (!file) return;
    if (!frame) return send(file);
    const picture = await readPicture(file).catch(() => undefined);
    setIsUnreadable(!picture);
    setChosen(picture && { file, picture });
  };
  const failure = isUnreadable
    ? 'This picture cannot be read. Please choose a JPEG, PNG or WebP.'
    : error && firstError(error, 'The picture could not be sent. Please try again.');
  return (
    <Stack gap="s">
      <TextField {...field} value={value} onChange={({ target }) => onAddress(target.value)} />
      <FileUpload
        label={`New file: ${field.label}`}
        texts={texts}
        accept="image/jpeg,image/png,image/webp"
        files={[]}
        maxFiles={1}
        maxBytes={largestFile}
        disabled={isPending || field.disabled === true}
        error={(chosen === undefined && failure) || undefined}
        onFilesChange={([file]) => void choose(file)}
      />
      {chosen && frame && (
        <Suspense>
          <CropPicture {...chosen} {...{ frame, isPending, error }} onFile={send} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}
