import { createDataSource } from './data-source';

test('PostgreSQL compiles no statement of a dashboard, however dear it takes it to be', async () => {
  const dataSource = await createDataSource(process.env.TEST_DATABASE_URL!).initialize();
  try {
    expect(await dataSource.query('SHOW jit')).toEqual([{ jit: 'off' }]);
  } finally {
    await dataSource.destroy();
  }
});
