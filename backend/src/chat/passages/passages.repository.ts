import type { Passage } from '@astaguide/content/passages';
import { ChatPassage } from '@astaguide/database/entities/chat/chat-passage.entity';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** The source of passages: the site's pages, or an article. */
export interface Origin {
  /** 'pages', or 'article 12'. */
  name: string;
  /** Differs whenever the passages differ. */
  fingerprint: string;
  post: { id: number; version: number } | null;
  passages: readonly Passage[];
}

/** A passage that contains words of the question. */
export interface PassageRow extends Passage {
  /** The stems of the question that it contains. */
  matched: readonly string[];
  rank: number;
}

/**
 * Weights of words in the text, the page's title and the heading (D to A). All passages of a section share their
 * heading, so the text counts most. A passage with all words close together scores ten times as much.
 */
const WEIGHTS = '{0.1, 1, 0.2, 0.6}';
/** Advisory lock: one process writes passages at a time. */
const WRITING_LOCK = 7305010;
/** Minimum trigram similarity for a known word to be a candidate for a misspelled one. */
const MIN_ALIKE = 0.2;

/** The passages that the assistant searches, and their words. */
@Injectable()
export class PassagesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Whether PostgreSQL has trigram similarity (extension pg_trgm). */
  async hasTrigrams(): Promise<boolean> {
    const rows = await this.dataSource.query<{ found: boolean }[]>(
      `SELECT to_regproc('similarity') IS NOT NULL AS found`,
    );
    return rows[0]!.found;
  }

  /** Replaces the passages of origins that have changed, and deletes those of removed origins. */
  async replace(origins: readonly Origin[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [WRITING_LOCK]);
      const kept = await manager.query<{ origin: string; fingerprint: string }[]>(
        'SELECT DISTINCT origin, fingerprint FROM chat_passages',
      );
      const fingerprints = new Map(kept.map(({ origin, fingerprint }) => [origin, fingerprint]));
      const changed = origins.filter(({ name, fingerprint }) => fingerprints.get(name) !== fingerprint);
      const names = new Set(origins.map(({ name }) => name));
      const gone = [...fingerprints.keys()].filter((name) => !names.has(name));
      await manager.query('DELETE FROM chat_passages WHERE origin = ANY($1)', [
        [...gone, ...changed.map(({ name }) => name)],
      ]);
      for (const origin of changed) await this.insert(manager, origin);
    });
  }

  /**
   * Finds passages with any of the words, best first. Passages of drafts, and of articles that have changed since, are
   * excluded.
   *
   * @param words separated by spaces; they are never parsed as query syntax
   */
  async search(words: string, most: number): Promise<PassageRow[]> {
    return this.dataSource.query(
      `WITH asked AS (
         SELECT tsvector_to_array(to_tsvector('english', $1)) AS stems,
                plainto_tsquery('english', $1) AS every_word,
                replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery AS any_word
       )
       SELECT url, passage.title, heading, text, 
              10 * ts_rank_cd($3::real[], search, every_word, 1) + ts_rank_cd($3::real[], search, any_word, 1) AS rank,
              ARRAY(SELECT unnest(asked.stems) INTERSECT SELECT unnest(tsvector_to_array(search))) AS matched
         FROM asked, chat_passages AS passage
         LEFT JOIN blog_posts AS post ON post.id = passage.post_id
        WHERE search @@ any_word
          AND (passage.post_id IS NULL OR (post.published AND post.version = passage.post_version))
        ORDER BY cardinality(ARRAY(SELECT unnest(asked.stems) INTERSECT SELECT unnest(tsvector_to_array(search)))) DESC,
                 rank DESC, passage.id
        LIMIT $2`,
      [words, most, WEIGHTS],
    );
  }

  /** The stems of words, as used by the search. */
  async findStems(words: string): Promise<string[]> {
    const rows = await this.dataSource.query<{ stems: string[] }[]>(
      `SELECT tsvector_to_array(to_tsvector('english', $1)) AS stems`,
      [words],
    );
    return rows[0]!.stems;
  }

  /** The number of passages that contain each stem. */
  async countStems(): Promise<Map<string, number>> {
    const rows = await this.dataSource.query<{ word: string; ndoc: number }[]>(
      `SELECT word, ndoc FROM ts_stat('SELECT search FROM chat_passages')`,
    );
    return new Map(rows.map(({ word, ndoc }) => [word, ndoc]));
  }

  /**
   * Finds the known words that are most similar to each word, by trigrams.
   *
   * @returns at most five per word, the most similar first
   */
  async findAlike(
    words: readonly string[],
    known: readonly string[],
  ): Promise<{ word: string; alike: string }[]> {
    return this.dataSource.query(
      `SELECT asked.word, found.alike
         FROM unnest($1::text[]) AS asked (word)
        CROSS JOIN LATERAL (
          SELECT alike FROM unnest($2::text[]) AS alike
           WHERE similarity(asked.word, alike) >= ${MIN_ALIKE}
           ORDER BY similarity(asked.word, alike) DESC, alike
           LIMIT 5
        ) AS found`,
      [words, known],
    );
  }

  private async insert(manager: EntityManager, { name, fingerprint, post, passages }: Origin): Promise<void> {
    const column = (key: keyof Passage) => passages.map((passage) => passage[key]);
    await manager.query(
      `INSERT INTO ${manager.getRepository(ChatPassage).metadata.tableName}
         (origin, fingerprint, post_id, post_version, url, title, heading, text, search)
       SELECT $1, $2, $3, $4, url, title, heading, text,
              setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', title), 'B') ||
              setweight(to_tsvector('english', text), 'C')
         FROM unnest($5::text[], $6::text[], $7::text[], $8::text[]) AS passage (url, title, heading, text)`,
      [
        name,
        fingerprint,
        post?.id ?? null,
        post?.version ?? null,
        column('url'),
        column('title'),
        column('heading'),
        column('text'),
      ],
    );
  }
}
