import { useId, type ReactNode } from 'react';
import {
  isInHost,
  keyOf,
  toServerAddress,
  type TryInput,
  type TryOperation,
  type TryParameter,
} from '../../shared/api/tryIt.ts';
import type { Translate } from '../../shared/createTranslate.ts';

export interface TryPartProps {
  operation: TryOperation;
  input: Omit<TryInput, 'secrets'>;
  change(more: Partial<TryInput>): void;
  t: Translate;
}

export function Field({
  label,
  note,
  children,
}: {
  label: ReactNode;
  note?: ReactNode;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="oc-try-field">
      <label htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

export function Choice({ id, value, options, onChange }: ChoiceProps) {
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A single server is plain text; variables that choose a host are limited to the allowed values. */
export function TryServers({ operation: { servers }, input, change, t }: TryPartProps) {
  const server = servers[input.server]!;
  const variables = server.variables.filter(
    ({ name, values }) => values.length > 1 || (values.length === 0 && !isInHost(server.url, name)),
  );
  return (
    <fieldset>
      <Field label={t('Server')}>
        {(id) => (
          <Choice
            id={id}
            value={String(input.server)}
            options={servers.map((one, index) => [
              String(index),
              [toServerAddress(one, index === input.server ? input.variables : {}), one.label]
                .filter(Boolean)
                .join(' – '),
            ])}
            onChange={(value) => change({ server: Number(value), variables: {} })}
          />
        )}
      </Field>
      {variables.map(({ name, default: usual, values }) => {
        const value = input.variables[name] ?? usual;
        const set = (next: string) => change({ variables: { ...input.variables, [name]: next } });
        return (
          <Field key={name} label={<code>{name}</code>}>
            {(id) =>
              values.length > 0 ? (
                <Choice id={id} value={value} options={values.map((one) => [one, one])} onChange={set} />
              ) : (
                <input id={id} value={value} onChange={(event) => set(event.target.value)} />
              )
            }
          </Field>
        );
      })}
    </fieldset>
  );
}

interface SecretsProps extends TryPartProps {
  secretOf(scheme: string): string;
  onSecret(scheme: string, secret: string): void;
}

export function TrySecrets({ operation: { security, schemes }, input, change, secretOf, onSecret, t }: SecretsProps) {
  if (Object.keys(schemes).length === 0) return null;
  const chosen = security[input.security] ?? [];
  return (
    <fieldset>
      <legend>{t('Authentication')}</legend>
      {security.length > 1 && (
        <Field label={t('One of')}>
          {(id) => (
            <Choice
              id={id}
              value={String(input.security)}
              options={security.map((names, index) => [String(index), names.join(' + ') || t('No authentication')])}
              onChange={(value) => change({ security: Number(value) })}
            />
          )}
        </Field>
      )}
      {chosen.map((name) => {
        const scheme = schemes[name]!;
        const secret = secretOf(name);
        if (scheme.kind !== 'basic')
          return (
            <Secret
              key={name}
              label={name}
              note={noteOf(scheme)}
              value={secret}
              onChange={(value) => onSecret(name, value)}
            />
          );
        const colon = secret.indexOf(':');
        const user = colon < 0 ? secret : secret.slice(0, colon);
        const password = colon < 0 ? '' : secret.slice(colon + 1);
        return [
          <Field key={`${name}-user`} label={t('User name')} note={name}>
            {(id) => (
              <input
                id={id}
                autoComplete="off"
                spellCheck={false}
                value={user}
                onChange={(event) => onSecret(name, `${event.target.value.replaceAll(':', '')}:${password}`)}
              />
            )}
          </Field>,
          <Secret
            key={name}
            label={t('Password')}
            note={name}
            value={password}
            onChange={(value) => onSecret(name, `${user}:${value}`)}
          />,
        ];
      })}
      {chosen.length > 0 && (
        <p className="oc-try-note">{t('Secrets stay in the memory of this page. They are never stored.')}</p>
      )}
    </fieldset>
  );
}

function noteOf({ kind, name }: TryOperation['schemes'][string]): string {
  return kind === 'bearer' ? 'Authorization: Bearer' : `${kind}: ${name}`;
}

function Secret({
  label,
  note,
  value,
  onChange,
}: {
  label: string;
  note: string;
  value: string;
  onChange(value: string): void;
}) {
  return (
    <Field label={label} note={note}>
      {(id) => (
        <input
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function TryParameters({ operation: { parameters }, input, change, t }: TryPartProps) {
  if (parameters.length === 0) return null;
  const places = [
    ['path', t('Path parameters')],
    ['query', t('Query parameters')],
    ['querystring', t('Query parameters')],
    ['header', t('Header parameters')],
    ['cookie', t('Cookie parameters')],
  ] as const;
  return places.map(([place, title]) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return null;
    return (
      <fieldset key={place}>
        <legend>{title}</legend>
        {own.map((parameter) => (
          <ParameterField
            key={keyOf(parameter)}
            parameter={parameter}
            value={input.parameters[keyOf(parameter)] ?? parameter.value}
            onChange={(value) => change({ parameters: { ...input.parameters, [keyOf(parameter)]: value } })}
            t={t}
          />
        ))}
      </fieldset>
    );
  });
}

interface ParameterFieldProps {
  parameter: TryParameter;
  value: string;
  onChange(value: string): void;
  t: Translate;
}

function ParameterField({ parameter, value, onChange, t }: ParameterFieldProps) {
  const { name, kind, values, isRequired, example } = parameter;
  const notes = [
    isRequired ? t('required') : '',
    kind === 'list' ? t('Separate values with commas') : kind === 'object' ? 'JSON' : '',
  ];
  return (
    <Field label={<code>{name}</code>} note={notes.filter(Boolean).join(', ')}>
      {(id) =>
        values ? (
          <Choice
            id={id}
            value={value}
            options={[
              ...(isRequired ? [] : [['', t('Not set')] as const]),
              ...values.map((one) => [one, one] as const),
            ]}
            onChange={onChange}
          />
        ) : (
          <input
            id={id}
            value={value}
            required={isRequired}
            placeholder={example}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
