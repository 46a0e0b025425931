import { useEffect, useState } from 'react';
import { hasText } from '../../../metadata/texts.ts';
import { loadMessages } from '../../engine/i18n/texts.ts';

/** An opinion is Portuguese: on a screen in another language its words have to be fetched first. */
export function useOpinionLanguage(): boolean {
  const [isThere, setThere] = useState(() => hasText('pt-br', 'opinion.title'));
  useEffect(() => {
    if (!isThere) void loadMessages('pt-br').then(() => setThere(true));
  }, [isThere]);
  return isThere;
}
