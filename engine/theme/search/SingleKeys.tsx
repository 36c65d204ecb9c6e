import { useState } from 'react';
import { readItem, writeItem } from '../../client/browser/storedItem.ts';
import type { SearchResultsProps } from '../../client/index.ts';
import { SINGLE_KEYS } from '../../client/browser/singleKeys.ts';

/** Some readers speak to their machine, and words become keys: shortcuts of one key can be switched off (WCAG 2.1.4). */
export function SingleKeys({ t }: Pick<SearchResultsProps, 't'>) {
  const [isOn, setOn] = useState(() => !readItem(SINGLE_KEYS));
  const toggle = (): void => {
    setOn(!isOn);
    writeItem(SINGLE_KEYS, isOn ? 'off' : undefined);
  };
  return (
    <p className="oc-search-keys">
      <button type="button" role="switch" aria-checked={isOn} className="oc-button" onClick={toggle}>
        {t('The / key opens search')}
      </button>
    </p>
  );
}
