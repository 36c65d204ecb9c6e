import { expect, test, vi } from 'vitest';
import { createStorage } from './storage.ts';

const silent = () => ({ warn: vi.fn(), error: vi.fn() });

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

test('reads, writes and removes', () => {
  const storage = createStorage(memory, silent());
  expect(storage.get('theme')).toBeNull();
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBe('dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
});

test('warns once if there is no storage, and works without saving', () => {
  const log = silent();
  const storage = createStorage(() => {
    throw new Error('denied');
  }, log);
  storage.set('theme', 'dark');
  storage.remove('theme');
  expect(storage.get('theme')).toBeNull();
  expect(storage.watch('theme', () => {})).toBeTypeOf('function');
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls[0]![0]).toContain('browser storage is not available');
  expect(log.error).not.toHaveBeenCalled();
});

test('a single failure is reported and ignored', () => {
  const log = silent();
  const full = {
    ...memory(),
    setItem() {
      throw new Error('QuotaExceededError');
    },
  };
  const storage = createStorage(() => full, log);
  storage.set('theme', 'dark');
  expect(storage.get('theme')).toBeNull();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.warn).not.toHaveBeenCalled();
});
