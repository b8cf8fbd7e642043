import type { ChatQuestion as ChatQuestionAnswer } from '@astaguide/contracts/chat/chat';
import { ChatQuestion } from '@astaguide/database/entities/chat/chat-question.entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, Repository } from 'typeorm';

/** Maximum number of groups in the list. */
const MAX_GROUPS = 500;
/** Retention of questions. The worker deletes older ones; until then they are hidden. */
const KEPT = '90 days';
/** How long a visitor can say whether an answer helped. */
const FEEDBACK_TIME = '1 day';

/** SQL for a column of the latest question of a group. */
const latestSql = (column: string) => `(array_agg(${column} ORDER BY asked_at DESC, id DESC))[1]`;

/** Questions of visitors. */
@Injectable()
export class ChatQuestionsRepository {
  constructor(@InjectRepository(ChatQuestion) private readonly questions: Repository<ChatQuestion>) {}

  /**
   * @param question without personal data
   * @returns its id
   */
  async add(question: Pick<ChatQuestion, 'question' | 'groupKey' | 'plan' | 'answered'>): Promise<string> {
    const { identifiers } = await this.questions.insert(question);
    return (identifiers[0] as Pick<ChatQuestion, 'id'>).id;
  }

  /** @returns whether the question exists and is less than a day old */
  async setHelpful(id: string, helpful: boolean): Promise<boolean> {
    const { affected } = await this.questions.update(
      { id, askedAt: Raw((askedAt) => `${askedAt} > now() - interval '${FEEDBACK_TIME}'`) },
      { helpful },
    );
    return affected === 1;
  }

  /**
   * Groups questions of the same meaning: unanswered ones first, then the most frequent, then the latest.
   *
   * @param answered whether the latest question of a group was answered; undefined for all
   */
  async findGroups(
    answered: boolean | undefined,
  ): Promise<(Omit<ChatQuestionAnswer, 'lastAskedAt'> & { lastAskedAt: Date })[]> {
    const groups = this.questions
      .createQueryBuilder()
      .select(latestSql('question'), 'question')
      .addSelect(latestSql('plan'), 'plan')
      .addSelect('count(*)::integer', 'times')
      .addSelect('max(asked_at)', 'lastAskedAt')
      .addSelect(latestSql('answered'), 'answered')
      .addSelect('(count(*) FILTER (WHERE helpful))::integer', 'helpful')
      .addSelect('(count(*) FILTER (WHERE NOT helpful))::integer', 'notHelpful')
      .where(`asked_at > now() - interval '${KEPT}'`)
      .groupBy('group_key')
      .orderBy('answered')
      .addOrderBy('times', 'DESC')
      .addOrderBy('lastAskedAt', 'DESC')
      .limit(MAX_GROUPS);
    if (answered !== undefined) groups.having(`${latestSql('answered')} = :answered`, { answered });
    return groups.getRawMany();
  }
}
