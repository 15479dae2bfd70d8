import { FileText, Image, Trash2, Upload } from 'lucide';
import type { FocusEventHandler, Ref } from 'react';
import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { formatFileSize } from '../../format/formatFileSize.ts';
import { button } from '../Button/Button.css.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { joinRefs } from '../Field/joinRefs.ts';
import { splitFieldProps, useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import { type FileRefusal, fileKey } from './admitFiles.ts';
import * as styles from './FileUpload.css.ts';
import { SentFiles } from './SentFiles.tsx';
import { type FileUploadInput, useFileUpload } from './useFileUpload.ts';

export interface FileUploadTexts {
  /** "Add your invoice or order screenshot" */
  prompt: string;
  /** "Choose files" */
  choose: string;
  /** "{left} of 3 slots left", read by screen readers on change. */
  slotsLeft: TextTemplate<[left: number]>;
  /** Name of a remove button: "Remove {file}" */
  remove: TextTemplate<[fileName: string]>;
  /** Kind shown for images: "Image" */
  image: string;
  /**
   * A text for each reason, or a function of it: "Maximum 3 files allowed", "File type {type} is not supported", "{file} exceeds
   * 5MB".
   */
  refused: Record<FileRefusal['reason'], string> | ((refusal: FileRefusal) => string);
}

export interface FileUploadProps extends FieldProps, FileUploadInput {
  /** Id of the input; made up without one. */
  id?: string;
  /** All texts: what to drop, the limits, the names of the buttons, the errors. */
  texts: FileUploadTexts;
  /** Name in a form, which sends the files. */
  name?: string;
  /** Id of a form that the field does not stand in. */
  form?: string;
  /** Called when the field is left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a few files, dropped or chosen. A form sends them, or its caller does; nothing is uploaded here. */
export function FileUpload({ texts, ...props }: FileUploadProps) {
  const { frame, control } = splitFieldProps(props);
  const { name, form, onBlur, ref } = props;
  const { files, refusal, dragOver, input, add, remove, zone } = useFileUpload({ ...control, form });
  const shown = { ...frame, error: refusal ? refusedText(texts.refused, refusal) : frame.error };
  const field = useField(shown, props.id);
  const { disabled, maxFiles, accept } = control;
  return (
    <Field {...shown} field={field}>
      <div {...zone} className={styles.zone} data-over={dragOver || undefined}>
        <input
          {...field.control}
          ref={joinRefs(input, ref)}
          type="file"
          multiple={maxFiles > 1}
          accept={accept}
          disabled={disabled}
          form={form}
          required={frame.required && files.length === 0}
          className={styles.input}
          onBlur={onBlur}
          onChange={({ target }) => {
            if (target.files) add(target.files);
            // otherwise the same file could not be chosen again
            target.value = '';
          }}
        />
        <span className={styles.disc}>
          <Icon of={Upload} />
        </span>
        <span className={styles.words}>
          <span className={styles.prompt}>{texts.prompt}</span>
          <span role="status" className={styles.slots}>
            {fillTemplate(texts.slotsLeft, ['left'], maxFiles - files.length)}
          </span>
        </span>
        <span aria-hidden className={button({ variant: 'outline', size: 'sm' })}>
          {texts.choose}
        </span>
      </div>
      {name !== undefined && files.length > 0 && (
        <SentFiles name={name} form={form} files={files} disabled={disabled} />
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileRow
              key={fileKey(file)}
              file={file}
              imageLabel={texts.image}
              removeLabel={fillTemplate(texts.remove, ['file'], file.name)}
              disabled={disabled}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      )}
    </Field>
  );
}

function refusedText(refused: FileUploadTexts['refused'], refusal: FileRefusal): string {
  if (typeof refused === 'function') return refused(refusal);
  const { name = '', type = '' } = refusal.reason === 'count' ? {} : refusal.file;
  return fillTemplate<[file: string, type: string]>(refused[refusal.reason], ['file', 'type'], name, type);
}

interface FileRowProps {
  file: File;
  /** Kind shown for images: "Image". Other files show their extension. */
  imageLabel: string;
  removeLabel: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** A chosen file: name, kind, size and a button that removes it. */
function FileRow({ file, imageLabel, removeLabel, disabled, onRemove }: FileRowProps) {
  const { language } = useLocale();
  const isImage = file.type.startsWith('image/');
  const kind = isImage ? imageLabel : file.name.split('.').at(-1)?.toUpperCase();
  return (
    <li className={styles.row}>
      <span className={styles.fileIcon}>
        <Icon of={isImage ? Image : FileText} />
      </span>
      <span className={styles.fileWords}>
        <span className={styles.fileName}>{file.name}</span>
        <span className={styles.fileFacts}>
          {kind}, {formatFileSize(file.size, language)}
        </span>
      </span>
      <IconButton icon={Trash2} label={removeLabel} disabled={disabled} onClick={onRemove} />
    </li>
  );
}
