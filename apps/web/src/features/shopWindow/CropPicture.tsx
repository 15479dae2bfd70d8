import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Dialog, DialogFoot } from '@potli/ui/Dialog';
import { Stack } from '@potli/ui/Layout';
import { largestArea, PictureCrop } from '@potli/ui/PictureCrop';
import { Text } from '@potli/ui/Text';
import { TextField } from '@potli/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { cropPicture } from './cropPicture.ts';
import { fieldText } from './fieldText.ts';
import type { PictureFrame } from './pictureFrame.ts';

export interface CropPictureProps {
  file: File;
  picture: ImageBitmap;
  frame: PictureFrame;
  /** Gets the file that is stored: the part, or the whole picture. */
  onFile: (file: File) => void;
  onClose: () => void;
  isPending: boolean;
  /** Why it could not be sent. */
  error: Error | null;
}

/** Chooses the part of a picture that its place shows, and describes it for screen readers. */
export function CropPicture({ file, picture, frame, onFile, onClose, isPending, error }: CropPictureProps) {
  const { shape, alt, name } = frame;
  const [area, setArea] = useState(() => largestArea(picture, shape.width / shape.height));
  const {
    mutate: cut,
    isPending: isCutting,
    error: cutError,
  } = useMutation({ mutationFn: () => cropPicture(file, picture, area, shape) });
  const isBusy = isPending || isCutting;
  const failure = cutError ?? error;
  return (
    <Dialog open onOpenChange={onClose} title="Cut the picture to its place" closeLabel="Close">
      <Stack gap="l">
        {failure && (
          <Callout icon={CircleAlert} tone="danger" role="alert">
            {firstError(failure, 'The picture could not be sent. Please try again.')}
          </Callout>
        )}
        <PictureCrop
          picture={picture}
          area={area}
          onAreaChange={setArea}
          label="Drag the picture, or move it with the arrow keys; plus and minus change its size"
          zoomLabel="Size"
        />
        {alt ? (
          <TextField
            label={fieldText('altText').label}
            hint={fieldText('altText').help}
            required
            value={alt.text}
            onChange={({ target }) => alt.onText(target.value)}
          />
        ) : (
          <Text tone="muted">
            {name === '' ? 'Its name is read to who cannot see it.' : `Who cannot see it is read “${name}”.`}
          </Text>
        )}
        <DialogFoot>
          <Button block size="lg" busy={isBusy} onClick={() => cut(undefined, { onSuccess: onFile })}>
            Use this part
          </Button>
          <Button block size="lg" variant="outline" busy={isBusy} onClick={() => onFile(file)}>
            Use it whole
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
