/** The training mission as it is proposed: its two agents are both mine. */
import { api } from '../../../lib/api';
import type { DefendersContent } from '../../../generated/DefendersContent';
import { firstDraft, toNewTable, withPlayer } from './draft';

export default async function begin(pace: number): Promise<string> {
  const { missions } = await api.content<DefendersContent>('defenders');
  const lesson = missions.find(({ kind }) => kind === 'training');
  const draft = withPlayer(firstDraft({ missions }, '', lesson?.id), 1, { kind: 'me' });
  return (await api.createTable(toNewTable(draft, pace))).id;
}
