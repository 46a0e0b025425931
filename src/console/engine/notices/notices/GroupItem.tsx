import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatClock } from '../../../../field-types/formatInstant.ts';
import type { NoticeGroup } from '../../../../metadata/calls/notices.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconChevronDown, IconChevronRight } from '../../../kit/ui/icons.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { useTexts } from '../../i18n/texts.ts';
import { MarkButton } from './MarkButton.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { markGroup, mostOfGroup, readMembers } from './noticeCalls.ts';

interface GroupItemProps {
  readonly group: NoticeGroup;
  readonly changed: () => void;
  readonly follow: () => void;
}

/** Many notices of one kind as one line, which opens to show them and is read at once. */
export function GroupItem({ group, changed, follow }: GroupItemProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { Tipo, Lida: isRead, Total, Quando, Operacao, Operacoes, NomeDono } = group;
  const kind = enumLabel(locale)('TipoNotificacao', Tipo);
  const where = Operacao
    ? t('bell.inOperation', { code: Operacao })
    : Operacoes > 1
      ? t('bell.inOperations', { smart_count: Operacoes })
      : null;
  const told = [where, NomeDono && t('bell.of', { name: NomeDono })].filter(Boolean).join(', ');
  return (
    <div className={isRead ? 'notice-item' : 'notice-item unread'}>
      <button
        type="button"
        className="notice-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph icon={isOpen ? IconChevronDown : IconChevronRight} small />
        <span>
          {!isRead && <span className="vh">{t('bell.isUnread')}</span>} {kind}:{' '}
          {t('bell.many', { smart_count: Total })}
          {told && <span className="notice-where">, {told}</span>}
        </span>
      </button>
      <p className="notice-foot-line">
        <time className="xs mut" dateTime={Quando}>
          {formatClock(Quando, locale, companyTimeZone())}
        </time>
        <MarkButton
          label={t(isRead ? 'bell.markGroupUnread' : 'bell.markGroupRead')}
          name={t(isRead ? 'bell.markGroupUnreadOf' : 'bell.markGroupReadOf', { kind, smart_count: Total })}
          mark={() => markGroup(group, !isRead)}
          done={changed}
        />
      </p>
      <div id={id}>{isOpen && <Members group={group} changed={changed} follow={follow} />}</div>
    </div>
  );
}

function Members({ group, changed, follow }: GroupItemProps) {
  const { t } = useTexts();
  const { Tipo, Dia, Lida, IdentificadorDono, Total, Quando } = group;
  const members = useQuery({
    queryKey: ['notices', Dia, Tipo, IdentificadorDono, Lida, Total, Quando],
    queryFn: () => readMembers(group),
  });
  if (members.error && !members.data)
    return (
      <Failed
        title={t('bell.failed')}
        text={members.error.message}
        again={t('list.again')}
        retry={() => void members.refetch()}
      />
    );
  if (!members.data) return <Skeleton rows={2} columns={2} label={t('bell.waiting')} />;
  const rest = Total - members.data.length;
  return (
    <>
      <ul className="notice-list members">
        {members.data.map((notice) => (
          <li key={notice.Identificador}>
            <NoticeItem notice={notice} changed={changed} follow={follow} />
          </li>
        ))}
      </ul>
      {Total > mostOfGroup && rest > 0 && (
        <p className="notice-rest sm mut">{t('bell.rest', { smart_count: rest })}</p>
      )}
    </>
  );
}
