import type { TryFormat } from '../../shared/api/tryIt.ts';
import { Choice, Field, type TryPartProps } from './TryFields.tsx';

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
        <Field label={CONTENT_TYPE}>
          {(id) => (
            <Choice
              id={id}
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
          )}
        </Field>
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
    return (
      <Field label={<code>{format.mediaType}</code>}>
        {(id) => (
          <input id={id} type="file" required={isRequired} onChange={(event) => choose('', event.target.files?.[0])} />
        )}
      </Field>
    );
  }
  if (format.kind === 'form') {
    return format.fields.map(({ name, value, isFile }) => (
      <Field key={name} label={<code>{name}</code>}>
        {(id) =>
          isFile ? (
            <input id={id} type="file" onChange={(event) => choose(name, event.target.files?.[0])} />
          ) : (
            <input
              id={id}
              value={input.fields[name] ?? value}
              onChange={(event) => change({ fields: { ...input.fields, [name]: event.target.value } })}
            />
          )
        }
      </Field>
    ));
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

function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
