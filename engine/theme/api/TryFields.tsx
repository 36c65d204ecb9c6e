import { Fragment, useId, type ComponentProps, type ReactNode } from 'react';
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

interface ValueProps {
  label: ReactNode;
  note?: ReactNode;
  value: string;
  onChange(value: string): void;
}

/** `options` are values and their labels. */
export function ChoiceField({
  options,
  label,
  note,
  value,
  onChange,
}: ValueProps & { options: readonly (readonly [value: string, label: string])[] }) {
  return (
    <Field label={label} note={note}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([option, shown]) => (
            <option key={option} value={option}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** All other properties are passed to the `<input>`. */
export function TextField({
  label,
  note,
  onChange,
  ...input
}: ValueProps & Omit<ComponentProps<'input'>, keyof ValueProps>) {
  return (
    <Field label={label} note={note}>
      {(id) => <input id={id} {...input} onChange={(event) => onChange(event.target.value)} />}
    </Field>
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
      <ChoiceField
        label={t('Server')}
        value={String(input.server)}
        options={servers.map((one, index) => [
          String(index),
          [toServerAddress(one, index === input.server ? input.variables : {}), one.label].filter(Boolean).join(' – '),
        ])}
        onChange={(value) => change({ server: Number(value), variables: {} })}
      />
      {variables.map(({ name, default: usual, values }) => {
        const field = {
          label: <code>{name}</code>,
          value: input.variables[name] ?? usual,
          onChange: (next: string) => change({ variables: { ...input.variables, [name]: next } }),
        };
        if (values.length === 0) return <TextField key={name} {...field} />;
        return <ChoiceField key={name} {...field} options={values.map((one) => [one, one])} />;
      })}
    </fieldset>
  );
}

const UNSAVED = { autoComplete: 'off', spellCheck: false };

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
        <ChoiceField
          label={t('One of')}
          value={String(input.security)}
          options={security.map((names, index) => [String(index), names.join(' + ') || t('No authentication')])}
          onChange={(value) => change({ security: Number(value) })}
        />
      )}
      {chosen.map((name) => {
        const scheme = schemes[name]!;
        const secret = secretOf(name);
        const field = { ...UNSAVED, type: 'password' };
        const save = (value: string) => onSecret(name, value);
        if (scheme.kind !== 'basic') {
          return <TextField key={name} {...field} label={name} note={noteOf(scheme)} value={secret} onChange={save} />;
        }
        const colon = secret.indexOf(':');
        const user = colon < 0 ? secret : secret.slice(0, colon);
        const password = colon < 0 ? '' : secret.slice(colon + 1);
        return (
          <Fragment key={name}>
            <TextField
              {...UNSAVED}
              label={t('User name')}
              note={name}
              value={user}
              onChange={(value) => save(`${value.replaceAll(':', '')}:${password}`)}
            />
            <TextField
              {...field}
              label={t('Password')}
              note={name}
              value={password}
              onChange={(value) => save(`${user}:${value}`)}
            />
          </Fragment>
        );
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
  const field = { label: <code>{name}</code>, note: notes.filter(Boolean).join(', '), value, onChange };
  if (values) {
    const none = isRequired ? [] : [['', t('Not set')] as const];
    return <ChoiceField {...field} options={[...none, ...values.map((one) => [one, one] as const)]} />;
  }
  return <TextField {...field} required={isRequired} placeholder={example} spellCheck={false} />;
}
