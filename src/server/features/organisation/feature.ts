import { feature } from '../../engine/feature.ts';
import { rules as analysts } from './analista.rules.ts';
import { rules as roots } from './empresa.rules.ts';
import { limitChanged } from './facts.ts';
import { rules as holidays } from './feriado.rules.ts';
import { rules as branches } from './filial.rules.ts';
import { rules as officers } from './officer.rules.ts';
import { refuseWiderScope } from './refuseWiderScope.ts';
import { standardProfiles } from './standardProfiles.ts';
import { rules as leaving } from './usuario.rules.ts';

/** Organisation: profiles, analysts and officers with what they answer for, branches, holidays and working time. */
export const organisation = feature({
  name: 'organisation',
  needs: [],
  entities: {
    analista: [refuseWiderScope, analysts],
    officer: [refuseWiderScope, ...officers],
    filial: [branches],
    feriado: [holidays],
  },
  adds: { usuario: leaving, empresa: roots },
  facts: [limitChanged],
  profiles: standardProfiles,
});
