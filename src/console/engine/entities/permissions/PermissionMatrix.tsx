import { useState } from 'react';
import { intlTag } from '../../../../domain/locale.ts';
import { fold } from '../../../../domain/text/fold.ts';
import type { Permission } from '../../../../metadata/permissions.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import type { WidgetProps } from '../../../kit/ui/fieldTypeConsole.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { changeCodes, codesOf, holds, type Rows, toRows } from './chosenCodes.ts';
import { everyCode, useIsOwnProfile, useMayGrant } from './grantable.ts';
import { type GridPlace, useGridKeys } from './gridKeys.ts';
import { MatrixBox } from './MatrixBox.tsx';
import { commonActs, loosePermissions, type PermissionRow, permissionRows } from './permissionRows.ts';
import './permissionMatrix.css';

/** A profile's codes as screen × act. Ticking an act ticks its screen, without which it cannot be reached. */
export function PermissionMatrix(props: WidgetProps<Rows>) {
  const { id, value, onChange, problems = {}, field, record } = props;
  const { t, locale } = useTexts();
  const [query, setQuery] = useState('');
  const [withCodes, setWithCodes] = useState(false);
  const mayGrant = useMayGrant(props.readOnly !== true);
  const isOwn = useIsOwnProfile(record.Identificador) && props.readOnly !== true;
  const readOnly = props.readOnly === true || isOwn;
  const { grid, tabIndexOf } = useGridKeys();

  const codes = codesOf(value);
  const saved = codesOf(record[field.name]);
  const rows = permissionRows(locale);
  const shown = rows.filter(({ screen }) => fold(screen.label[locale]).includes(fold(query)));
  const loose = query === '' ? loosePermissions() : [];
  const isFixed = (permission: Permission) =>
    readOnly || !mayGrant(permission.code) || (codes.has(everyCode) && holds(codes, permission));
  const set = (permissions: readonly Permission[], on: boolean) =>
    onChange(
      toRows(
        changeCodes(
          codes,
          permissions.filter((one) => !isFixed(one)),
          on,
        ),
      ),
    );

  const box = (permission: Permission | undefined, name: string, place: GridPlace, visible?: string) =>
    permission && (
      <MatrixBox
        name={name}
        checked={holds(codes, permission)}
        readOnly={readOnly}
        disabled={isFixed(permission)}
        {...(mayGrant(permission.code) || readOnly ? {} : { reasonId: `${id}-reason` })}
        code={withCodes ? permission.code : null}
        place={place}
        tabIndex={tabIndexOf(place)}
        visible={visible}
        change={(on) => set([permission], on)}
      />
    );
  /** One box for several: mixed while only some of them are held. */
  const several = (permissions: readonly Permission[], name: string, place: GridPlace) => {
    const free = permissions.filter((one) => !isFixed(one));
    const held = free.filter((one) => holds(codes, one)).length;
    return (
      !readOnly &&
      free.length > 1 && (
        <MatrixBox
          name={name}
          checked={held === free.length}
          mixed={held > 0 && held < free.length}
          readOnly={false}
          disabled={false}
          code={null}
          place={place}
          tabIndex={tabIndexOf(place)}
          change={(on) => set(free, on)}
        />
      )
    );
  };
  const columns = ['CONSULTAR', ...commonActs] as const;
  const inColumn = (row: PermissionRow, column: (typeof columns)[number]) =>
    column === 'CONSULTAR' ? row.screen : row.common[column];
  const columnLabel = (column: (typeof columns)[number]) =>
    column === 'CONSULTAR' ? t('permissions.see') : t(`permissions.acts.${column}`);
  const someRefused = rows.some((row) => partsOf(row).some(({ code }) => !mayGrant(code)));
  return (
    <div className="matrix-box" id={id} tabIndex={-1}>
      {isOwn && <p className="matrix-own sm">{t('permissions.own')}</p>}
      <div className="matrix-tools">
        <input
          type="search"
          className="in"
          value={query}
          aria-label={`${t('permissions.find')}: ${field.label[locale]}`}
          placeholder={t('permissions.find')}
          onChange={(event) => setQuery(event.target.value)}
          // Enter looks for a screen here; it does not save the profile.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <label className="row sm">
          <input
            type="checkbox"
            className="ck"
            checked={withCodes}
            onChange={(event) => setWithCodes(event.target.checked)}
          />
          {t('permissions.codes')}
        </label>
        <span className="grow" />
        <Count codes={codes} saved={saved} />
      </div>
      <ScrollRegion
        className="panel scroll matrix-scroll"
        label={t('list.table', { name: field.label[locale] })}
      >
        <table className="tbl matrix" {...grid}>
          <caption className="vh">
            {field.label[locale]}
            {!readOnly && `. ${t('permissions.keys')}`}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('permissions.screen')}</th>
              {!readOnly && <th scope="col">{t('permissions.all')}</th>}
              {columns.map((column, index) => (
                <th scope="col" key={column}>
                  <span className="matrix-head">
                    {columnLabel(column)}
                    {several(
                      shown.flatMap((row) => inColumn(row, column) ?? []),
                      t('permissions.wholeColumn', { name: columnLabel(column) }),
                      `-1:${index + 1}`,
                    )}
                  </span>
                </th>
              ))}
              <th scope="col">{t('permissions.others')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => {
              const { screen, others } = row;
              const name = screen.label[locale];
              return (
                <tr key={screen.code}>
                  <th scope="row">{name}</th>
                  {!readOnly && (
                    <td>{several(partsOf(row), t('permissions.wholeRow', { name }), `${at}:0`)}</td>
                  )}
                  {columns.map((column, index) => (
                    <td key={column}>
                      {box(inColumn(row, column), `${name}: ${columnLabel(column)}`, `${at}:${index + 1}`)}
                    </td>
                  ))}
                  <td className="matrix-others">
                    {others.map((other, index) => (
                      <span className="row" key={other.code}>
                        {box(
                          other,
                          `${name}: ${other.label[locale]}`,
                          `${at}:${columns.length + 1 + index}`,
                          other.label[locale],
                        )}
                      </span>
                    ))}
                  </td>
                </tr>
              );
            })}
            {loose.map((permission, index) => (
              <tr key={permission.code}>
                <th scope="row">{permission.label[locale]}</th>
                <td colSpan={columns.length + (readOnly ? 1 : 2)}>
                  {box(permission, permission.label[locale], `${shown.length + index}:1`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="matrix-all mut sm">{t('permissions.none', { query })}</p>}
      </ScrollRegion>
      {codes.has(everyCode) && <p className="matrix-all mut sm">{t('permissions.every')}</p>}
      {someRefused && !readOnly && (
        <p className="matrix-all mut sm" id={`${id}-reason`}>
          {t('permissions.notYours')}
        </p>
      )}
      {Object.entries(problems).map(([path, text]) => (
        <FieldMessage key={path} id={`${id}-${path.replaceAll('.', '-')}-error`} text={text} />
      ))}
    </div>
  );
}

const partsOf = ({ screen, common, others }: PermissionRow): readonly Permission[] => [
  screen,
  ...Object.values(common),
  ...others,
];

/** How many are chosen, and how that differs from what is saved. */
function Count({ codes, saved }: { codes: ReadonlySet<string>; saved: ReadonlySet<string> }) {
  const { t, locale } = useTexts();
  const every = [...permissionRows(locale).flatMap(partsOf), ...loosePermissions()];
  const gained = [...codes].filter((code) => !saved.has(code)).length;
  const lost = [...saved].filter((code) => !codes.has(code)).length;
  const changes = [
    ...(gained > 0 ? [t('permissions.gained', { count: gained })] : []),
    ...(lost > 0 ? [t('permissions.lost', { count: lost })] : []),
  ];
  return (
    <span className="sm" role="status">
      <b>
        {t('permissions.chosen', {
          count: every.filter((permission) => holds(codes, permission)).length,
          total: every.length,
        })}
      </b>
      {changes.length > 0 && saved.size > 0 && (
        <span className="mut">
          {' '}
          {t('permissions.sinceSaved', {
            changes: new Intl.ListFormat(intlTag[locale]).format(changes),
          })}
        </span>
      )}
    </span>
  );
}
