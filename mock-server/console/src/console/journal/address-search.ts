import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isTopic } from '../words/topics.ts';
import { isKind, NO_SEARCH, type Search } from './journal-search.ts';

/** What is looked for, as the address of the page says it. */
function searchIn(query: URLSearchParams): Search {
  const said = (name: string) => query.get(name) ?? '';
  const [topic, kind] = [said('topic'), said('kind')];
  return {
    topic: isTopic(topic) ? topic : NO_SEARCH.topic,
    kind: isKind(kind) ? kind : NO_SEARCH.kind,
    text: said('text'),
    player: said('player'),
    path: said('path'),
    code: said('code'),
    order: said('order'),
  };
}

/** The part of an address that says it: what is not looked for is not in it. */
function queryOf(search: Search): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== NO_SEARCH[name as keyof Search]), // its own keys
  );
}

/** What is looked for stands in the address: a link leads to it, and a reload or the Back of the browser keeps it. */
export function useAddressSearch(): readonly [Search, (some: Partial<Search>) => void] {
  const [query, setQuery] = useSearchParams();
  const said = query.toString();
  const search = useMemo(() => searchIn(new URLSearchParams(said)), [said]);
  const change = (some: Partial<Search>) => setQuery(queryOf({ ...search, ...some }), { replace: true });
  return [search, change];
}
