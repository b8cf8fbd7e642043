import { Image } from '@astaguide/database/entities/catalog/image.entity';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesController } from './images.controller';
import { ImagesRepository } from './images.repository';
import { ImagesService } from './images.service';
import { PictureSweep } from './picture-sweep';
import { UploadsFolder } from './uploads-folder';

@Module({
  imports: [TypeOrmModule.forFeature([Image])],
  controllers: [ImagesController],
  providers: [ImagesRepository, ImagesService, PictureSweep, UploadsFolder],
})
export class ImagesModule {}
