import { Button } from '@potli/ui/Button';
import { FieldMessage } from '@potli/ui/FieldMessage';
import { Row, Stack } from '@potli/ui/Layout';
import { TextButton } from '@potli/ui/TextButton';
import { Suspense, useRef, useState } from 'react';
import { MemberPicture } from '../../../features/profile/MemberPicture.tsx';
import { readPicture } from '../../../features/uploads/toJpeg.ts';
import { lazyScript } from '../../../hydration/lazyScript.ts';
import type { ProfileProps } from './useProfileMachine.ts';

const CropDialog = lazyScript(async () => (await import('./CropDialog.tsx')).CropDialog);

const ERROR_ID = 'picture-error';

/** The member's picture; while the form is edited, to add, change or remove (docs/product/profile.md#picture). */
export function ProfilePicture({ state, send }: ProfileProps) {
  const { profilePicture } = state.context.form;
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (address: string | null) => send({ type: 'field.changed', field: 'profilePicture', value: address });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const picture = await readPicture(file).catch(() => undefined);
    setUnreadable(!picture);
    setChosen(picture);
  };
  const editing = state.hasTag('form') && !state.hasTag('busy');
  return (
    <Row gap="l" wrap>
      <MemberPicture address={profilePicture} size={96} alt={profilePicture ? 'Your picture' : ''} />
      {editing && (
        <Stack gap="s">
          <Row gap="l" wrap>
            <Button
              variant="outline"
              size="sm"
              aria-describedby={isUnreadable ? ERROR_ID : undefined}
              onClick={() => input.current?.click()}
            >
              {profilePicture ? 'Change picture' : 'Add a picture'}
            </Button>
            {profilePicture && <TextButton onClick={() => take(null)}>Remove picture</TextButton>}
          </Row>
          {isUnreadable && (
            <FieldMessage id={ERROR_ID} tone="error">
              We cannot read this picture. Please choose a JPEG or PNG.
            </FieldMessage>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label="Picture"
            hidden
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // the same file may be chosen again
              event.target.value = '';
            }}
          />
        </Stack>
      )}
      {chosen && (
        <Suspense>
          <CropDialog
            picture={chosen}
            onClose={() => setChosen(undefined)}
            onSent={(address) => {
              take(address);
              setChosen(undefined);
            }}
          />
        </Suspense>
      )}
    </Row>
  );
}
