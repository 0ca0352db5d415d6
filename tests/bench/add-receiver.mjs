import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Adds a signal receiver and returns its key. @param {import('pg').Client} client */
export const addReceiver = async (client) => {
  const [id, key] = [randomUUID(), randomBytes(32).toString('base64url')];
  await client.query('insert into receiver (id, name, created_at) values ($1, $2, 0)', [id, id]);
  await client.query(
    'insert into receiver_key (key_hash, receiver_id, created_at) values ($1, $2, 0)',
    [createHash('sha256').update(key).digest('hex'), id],
  );
  return key;
};
