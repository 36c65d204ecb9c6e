import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { type Card, CARDS, estimateMemory, MODELS, usableMemory } from './estimate';
import styles from './styles.module.css';

const CHOICES = MODELS.flatMap((model) => Object.keys(model.sizes).map((variant) => ({ model, variant })));
const CONTEXTS = [2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072];
const CONCURRENCIES = [1, 2, 4, 8];

/** As the language writes numbers: `6.4`, `8,192`. */
const decimal = (value: number): string =>
  value.toFixed(1).replace('.', translate({ id: 'fit.decimal', message: '.', description: 'In 6.4' }));
const count = (value: number): string =>
  String(value).replace(/\B(?=(\d{3})+$)/g, translate({ id: 'fit.thousands', message: ',', description: 'In 8,192' }));
const gb = (value: number): string => translate({ id: 'fit.gb', message: '{value} GB' }, { value: decimal(value) });
const nameOf = ({ model, variant }: (typeof CHOICES)[number]): string => `${model.id}:${variant}`;
const cardName = ({ memory, isApple }: Card): string =>
  isApple
    ? translate({ id: 'fit.apple', message: 'Apple silicon, {memory} GB' }, { memory })
    : translate({ id: 'fit.gpu', message: '{memory} GB GPU' }, { memory });

/**
 * Does a model fit on a card? Without JavaScript the answer for a common choice is there to read. Few elements and
 * texts in one piece: all of this is part of the page that readers load.
 */
export default function MemoryCalculator(): ReactNode {
  const [choice, setChoice] = useState(CHOICES[2]!);
  const [wanted, setWanted] = useState(8192);
  const [concurrency, setConcurrency] = useState(2);
  const [card, setCard] = useState(CARDS[3]!);
  const { model, variant } = choice;
  const context = Math.min(wanted, model.maxContext);
  const { weights, cache, overhead, total } = estimateMemory(model, variant, context, concurrency);
  const usable = usableMemory(card);
  const isRefused = variant === 'bf16' && (card.isApple === true || card.memory < 24);
  const fits = total <= usable && !isRefused;
  const advice = isRefused
    ? translate({
        id: 'fit.bf16',
        message: 'bf16 variants need an NVIDIA GPU with at least 24 GB on Linux, or an AMD gfx90a or gfx942.',
      })
    : fits
      ? translate({ id: 'fit.free', message: '{free} stay free.' }, { free: gb(usable - total) })
      : translate({
          id: 'fit.advice',
          message:
            'Take a smaller variant, a shorter context or fewer requests at once. Otherwise the layers that do not fit run on the CPU, which is slower.',
        });
  const name = cardName(card);
  const answer = translate(
    { id: 'fit.answer', message: '{model} with {tokens} tokens × {requests} needs {total}; {card} offers {usable}.' },
    {
      model: nameOf(choice),
      tokens: count(context),
      requests: concurrency,
      total: gb(total),
      card: articleOf(name) + name,
      usable: gb(usable),
    },
  );
  const share = (value: number) => `${((value / Math.max(total, usable)) * 100).toFixed(1)}%`;
  const shares = { '--w': share(weights), '--c': share(weights + cache), '--t': share(total), '--u': share(usable) };
  return (
    <div className={styles.fit}>
      <Field
        label={translate({ id: 'fit.model', message: 'Model' })}
        value={choice}
        options={CHOICES}
        toText={nameOf}
        onChange={setChoice}
      />
      <Field
        label={translate({ id: 'fit.card', message: 'GPU or chip' })}
        value={card}
        options={CARDS}
        toText={cardName}
        onChange={setCard}
      />
      <Field
        label={translate({ id: 'fit.context', message: 'Context length' })}
        value={context}
        options={CONTEXTS.filter((tokens) => tokens <= model.maxContext)}
        toText={(tokens) => translate({ id: 'fit.tokens', message: '{tokens} tokens' }, { tokens: count(tokens) })}
        onChange={setWanted}
      />
      <Field
        label={translate({ id: 'fit.requests', message: 'Requests at once' })}
        value={concurrency}
        options={CONCURRENCIES}
        toText={String}
        onChange={setConcurrency}
      />
      <output className={fits ? styles.yes : undefined}>
        <b>
          {fits
            ? translate({ id: 'fit.yes', message: 'Fits.' })
            : translate({ id: 'fit.no', message: 'Does not fit.' })}
        </b>
        {` ${answer} ${advice}`}
      </output>
      <ul style={shares as Record<string, string>}>
        <li>{translate({ id: 'fit.weights', message: 'Weights {size}' }, { size: gb(weights) })}</li>
        <li>{translate({ id: 'fit.cache', message: 'KV cache {size}' }, { size: gb(cache) })}</li>
        <li>{translate({ id: 'fit.overhead', message: 'Overhead {size}' }, { size: gb(overhead) })}</li>
      </ul>
    </div>
  );
}

interface FieldProps<T> {
  label: string;
  value: T;
  options: T[];
  toText(option: T): string;
  onChange(option: T): void;
}

function Field<T>({ label, value, options, toText, onChange }: FieldProps<T>): ReactNode {
  return (
    <label>
      {label}
      <select value={toText(value)} onChange={({ target }) => onChange(options[target.selectedIndex]!)}>
        {options.map((option) => (
          <option key={toText(option)}>{toText(option)}</option>
        ))}
      </select>
    </label>
  );
}

const articleOf = (name: string): string => (name.startsWith('8 ') ? 'an ' : /^\d/.test(name) ? 'a ' : '');
