import { blogPostInputSchema, blogPostSchema } from '@astaguide/contracts/blog/blog-post';
import { storableText } from '@astaguide/contracts/values/storable-text';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { AuthService } from '../auth/auth.service';
import { readField } from '../http/input/read-field';
import { IdParam } from '../http/input/id-param';
import { BodyLimit, Public } from '../http/route-options';
import { BlogService } from './blog.service';

class BlogPostDto extends createZodDto(blogPostSchema) {}
class BlogPostInputDto extends createZodDto(blogPostInputSchema) {}

/** Maximum size of an article: 500,000 characters of up to three bytes each. Bytes. */
const POST_LIMIT = 2 * 1024 * 1024;

@ApiTags('blog')
@Controller('api/blog')
export class BlogController {
  constructor(
    private readonly posts: BlogService,
    private readonly auth: AuthService,
  ) {}

  /** Public, but with a session: the response depends on whether the owner is signed in. */
  @Public()
  @Get()
  @ApiQuery({
    name: 'published',
    required: false,
    description: "'true' for everybody; else the owner's list",
  })
  @ApiOkResponse({ type: [BlogPostDto] })
  list(
    @Req() { session, query }: FastifyRequest<{ Querystring: { published?: unknown } }>,
  ): Promise<BlogPostDto[]> {
    if (query.published === 'true') return this.posts.listPublished();
    const owner = this.auth.findBySession(session);
    // Without a session the answer is 401, even if the query is invalid.
    if (owner) readField(storableText().optional(), 'published', query.published);
    return this.posts.listAll(owner);
  }

  @Public()
  @Get('slug/:slug')
  @ApiOkResponse({ type: BlogPostDto })
  getBySlug(@Req() { session }: FastifyRequest, @Param('slug') slug: string): Promise<BlogPostDto> {
    return this.posts.getBySlug(slug, this.auth.findBySession(session));
  }

  @BodyLimit(POST_LIMIT)
  @Post()
  @ApiCreatedResponse({ type: BlogPostDto })
  create(@Body() body: BlogPostInputDto): Promise<BlogPostDto> {
    return this.posts.create(body);
  }

  @BodyLimit(POST_LIMIT)
  @Put(':id')
  @ApiOkResponse({ type: BlogPostDto })
  update(@Param('id', IdParam) id: number, @Body() body: BlogPostInputDto): Promise<BlogPostDto> {
    return this.posts.update(id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', IdParam) id: number): Promise<void> {
    return this.posts.remove(id);
  }
}
