import {
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { pastedQuery } from '#client/contracts/pasted-query.ts';
import { isForInputMethod } from '#client/events.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { type Autocomplete, Icon } from './rows.tsx';
import type { Filters } from './search-client.ts';
import type { Status } from './use-search.ts';

interface QueryFormProps {
  autocomplete: Autocomplete;
  query: string;
  filters: Filters;
  status: Status;
  /** `true` if the lists belong to the query. */
  isAnswered: boolean;
  /** The ids of the lists, and the id of the active option. */
  lists: string;
  activeOption: string | undefined;
  input: Ref<HTMLInputElement>;
  /** Searches for another text. */
  ask: (query: string) => void;
  onClose: () => void;
}

/** The field with its buttons. The field stays focused while the reader moves through the options. */
export const QueryForm = (props: QueryFormProps) => {
  const { autocomplete, query, filters, status, isAnswered, lists, activeOption, input } = props;
  const question = JSON.stringify([query, filters]);
  /** The question whose answer Enter was pressed for. Whatever changes the question makes the key mean nothing. */
  const awaited = useRef<string>(undefined);
  // The library's own properties fit React's input.
  const inputProps = autocomplete.getInputProps({
    inputElement: null,
    maxLength: SEARCH_INPUT_CHARACTERS,
  }) as InputHTMLAttributes<HTMLInputElement>;

  // Enter before the answer is there follows the first hit of that answer, not of the previous one.
  useEffect(() => {
    if (awaited.current !== question) awaited.current = undefined;
    if (!isAnswered || awaited.current === undefined) return;
    awaited.current = undefined;
    if (activeOption) document.getElementById(activeOption)?.click();
  }, [isAnswered, activeOption, question]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    // The library would end the search with Tab, and keep the dialog open with Escape.
    if (isForInputMethod(nativeEvent) || key === 'Tab' || key === 'Escape') return;
    awaited.current = key === 'Enter' && !isAnswered ? question : undefined;
    if (awaited.current !== undefined) event.preventDefault();
    else inputProps.onKeyDown?.(event);
  };

  // The browser would keep the beginning of a long message, which says least.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
    if (text.length <= SEARCH_INPUT_CHARACTERS) return;
    event.preventDefault();
    props.ask(pastedQuery(text));
  };

  return (
    <form
      className="search-query"
      role="search"
      data-status={status}
      onSubmit={(event) => {
        event.preventDefault();
        if (status === 'error') void autocomplete.refresh();
      }}
    >
      <Icon name="search" />
      <input
        {...inputProps}
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-labelledby={undefined}
        aria-autocomplete="list"
        aria-expanded={lists !== ''}
        aria-controls={lists || undefined}
        aria-activedescendant={activeOption}
        placeholder="Search the documentation"
        onFocus={undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {query !== '' && (
        <button type="button" aria-label="Clear the query" onClick={() => props.ask('')}>
          <Icon name="close" />
        </button>
      )}
      <button type="button" className="search-close" onClick={props.onClose}>
        Close
      </button>
    </form>
  );
};
