import { sql, type Sql } from '../../platform/database/sql'

/** Whether somebody signs in with an e-mail that reads like that of the invitation `i`. */
export const hasItsAccount: Sql = sql`exists (
  select 1 from users a where fold_look(a.email) = fold_look(i.email) or fold_look(a.username) = fold_look(i.email))`
