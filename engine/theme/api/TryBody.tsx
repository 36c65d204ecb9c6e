import type { ReactNode } from 'react';
import type { TryFormat } from '../../shared/api/tryIt.ts';
import { ChoiceField, Field, TextField, type TryPartProps } from './TryFields.tsx';

/** Names of the protocol are the same in every language. */
const CONTENT_TYPE = 'Content-Type';

interface TryBodyProps extends TryPartProps {
  /** Selected files by field; the empty name if the file is the body. */
  files: Map<string, File>;
}

export function TryBody(props: TryBodyProps) {
  const { operation, input, change, t } = props;
  const { body } = operation;
  const format = body?.formats[input.format];
  if (!body || !format) return null;
  return (
    <fieldset>
      <legend>{t('Request body')}</legend>
      {body.formats.length > 1 ? (
        <ChoiceField
          label={CONTENT_TYPE}
          value={String(input.format)}
          options={body.formats.map(({ mediaType }, index) => [String(index), mediaType])}
          onChange={(value) => {
            const next = body.formats[Number(value)];
            change({
              format: Number(value),
              text: next?.kind === 'text' ? next.text : '',
              fields: {},
              file: undefined,
            });
          }}
        />
      ) : null}
      <FormatFields {...props} format={format} isRequired={body.isRequired} />
    </fieldset>
  );
}

function FormatFields({
  format,
  isRequired,
  input,
  change,
  files,
  t,
}: TryBodyProps & { format: TryFormat; isRequired: boolean }) {
  const choose = (name: string, file: File | undefined) => {
    if (file) files.set(name, file);
    else files.delete(name);
    if (name === '') change({ file: file?.name });
    else change({ fields: { ...input.fields, [name]: file?.name ?? '' } });
  };
  if (format.kind === 'file') {
    const label = <code>{format.mediaType}</code>;
    return <FileField label={label} required={isRequired} onChange={(file) => choose('', file)} />;
  }
  if (format.kind === 'form') {
    return format.fields.map(({ name, value, isFile }) => {
      const label = <code>{name}</code>;
      if (isFile) return <FileField key={name} label={label} onChange={(file) => choose(name, file)} />;
      const onChange = (next: string) => change({ fields: { ...input.fields, [name]: next } });
      return <TextField key={name} label={label} value={input.fields[name] ?? value} onChange={onChange} />;
    });
  }
  const problem = /json/.test(format.mediaType) && input.text !== '' ? problemOf(input.text) : undefined;
  return (
    <Field
      label={<code>{format.mediaType}</code>}
      note={problem && t('This is not valid JSON: {reason}', { reason: problem })}
    >
      {(id) => (
        <textarea
          id={id}
          value={input.text}
          required={isRequired}
          spellCheck={false}
          aria-invalid={problem !== undefined}
          rows={Math.min(Math.max(input.text.split('\n').length, 3), 16)}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
    </Field>
  );
}

interface FileFieldProps {
  label: ReactNode;
  required?: boolean;
  onChange(file: File | undefined): void;
}

function FileField({ label, required, onChange }: FileFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input id={id} type="file" required={required} onChange={(event) => onChange(event.target.files?.[0])} />
      )}
    </Field>
  );
}

function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
