import { MIGRATIONS } from '../../data-source';

/** Released migrations by name, with the hash of their statements: a later version adds migrations, and edits none. */
const RELEASED: Record<string, string> = {
  CatalogAndContent1790000000001: '7a5839e80e40f947a98781cad7c9c3a58c0008adeed3b58e4867215b4eca6c8b',
  EventsAndRollups1790000000002: '563a527916b20dd782b6e89b93609608c560ea0ebf098c281754d0a70598b7aa',
  Earnings1790000000003: '89c26c5aab7e9b67ec28f392d06574cef82df341297d81456995c281ffafa944',
  Accounts1790000000004: '1012693eb251049785cab2fd87fea81d162f7cd09e7f49dfe705924b8bda7805',
  Operations1790000000005: 'a1848b8a198265875e458ebe404a369c6c1a5562e82302384e7d1c2a66e2ebb9',
  Notifications1790000000006: '2defa6015081453c3b0ac058f41785aafc3c64f2ab3883ab691b225d8913ab94',
};

test('released migrations are not edited', () => {
  const hashes = Object.fromEntries(MIGRATIONS.map((Migration) => [Migration.name, new Migration().hash]));
  expect(hashes).toMatchObject(RELEASED);
});
