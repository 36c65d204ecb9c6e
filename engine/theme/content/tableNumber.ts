import { createContext, useContext } from 'react';

/** Counts the tables of a page: regions need names of their own. */
const Context = createContext<{ count: number }>({ count: 0 });

export const TableNumberProvider = Context.Provider;

export function useTableNumber(): number {
  const counter = useContext(Context);
  counter.count += 1;
  return counter.count;
}
